import { useEffect, useRef } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { formatTime } from './clock.ts';
import styles from './PodcastPlayer.module.css';
import { type Episode, skipSeconds, usePlayer } from './usePlayer.ts';

export const podcastPlayerCopy = [
  'podcast_player',
  'podcast_name',
  'podcast_play',
  'podcast_pause',
  'podcast_continue',
  'podcast_back',
  'podcast_ahead',
  'podcast_place',
  'podcast_place_of',
  'podcast_speed',
  'podcast_chapters',
  'podcast_failed',
  'podcast_download',
] as const;

/** Playback rates; 1 is the original speed. */
const speeds = [0.75, 1, 1.25, 1.5, 2];

type PodcastPlayerProps = {
  copy: Copy<typeof podcastPlayerCopy>;
  episode: Episode;
  locale: string;
};

/** Returns an address that starts at a time (Media Fragments URI), for browsers without scripts. */
const fragment = (src: string, start: number): string => `${src}#t=${start}`;

/**
 * Plays an episode with its chapters. Nothing is downloaded before it is started. Without scripts the page has the
 * browser's own player, and the chapters are links into the file.
 */
export function PodcastPlayer({ copy, episode, locale }: PodcastPlayerProps) {
  const { src, seconds, chapters } = episode;
  const { audio, events, isPlaying, hasFailed, now, speed, seek, skip, choose, play, toggle } = usePlayer(
    episode,
    copy.podcast_name,
  );
  const bar = useRef<HTMLInputElement>(null);
  const current = chapters.findLastIndex(({ start }) => start <= now);
  const place = fill(copy.podcast_place_of, { now: formatTime(now), all: formatTime(seconds) });
  const speedText = new Intl.NumberFormat(locale);

  useEffect(() => {
    bar.current?.style.setProperty('--played', `${(now / seconds) * 100}%`);
  }, [now, seconds]);

  return (
    <section className={styles.player} aria-label={copy.podcast_player} data-podcast={episode.id}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below */}
      <audio ref={audio} src={src} preload="none" {...events} />
      <div className={styles.desk}>
        <div className={styles.time}>
          <span aria-hidden>{formatTime(now)}</span>
          <input
            ref={bar}
            type="range"
            className={styles.bar}
            aria-label={copy.podcast_place}
            aria-valuetext={place}
            min={0}
            max={seconds}
            step={5}
            value={Math.min(now, seconds)}
            onChange={({ target }) => seek(Number(target.value))}
          />
          <span aria-hidden>{formatTime(seconds)}</span>
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.skip}
            aria-label={copy.podcast_back}
            onClick={() => skip(-skipSeconds)}
          >
            <Icon name="turnBack" />
            <span aria-hidden>{skipSeconds}</span>
          </button>
          <button
            type="button"
            className={styles.play}
            aria-label={isPlaying ? copy.podcast_pause : copy.podcast_play}
            data-early
            onClick={toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            className={styles.skip}
            aria-label={copy.podcast_ahead}
            onClick={() => skip(skipSeconds)}
          >
            <Icon name="turnAhead" />
            <span aria-hidden>{skipSeconds}</span>
          </button>
          {/* podcast.enhance.ts sets this text before the island wakes. */}
          <span
            className={styles.kept}
            data-continue={copy.podcast_continue}
            hidden={isPlaying || now === 0}
            suppressHydrationWarning
          >
            {fill(copy.podcast_continue, { time: formatTime(now) })}
          </span>
        </div>
        <label className={styles.speed}>
          {copy.podcast_speed}
          <select value={speed} onChange={({ target }) => choose(Number(target.value))}>
            {speeds.map((one) => (
              <option key={one} value={one}>
                {speedText.format(one)} ×
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">
        {hasFailed && (
          <>
            {copy.podcast_failed}{' '}
            <a href={src} download>
              {copy.podcast_download}
            </a>
          </>
        )}
      </p>
      <h2 className={styles.heading}>{copy.podcast_chapters}</h2>
      <ol className={styles.chapters} role="list">
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <a
              className={styles.chapter}
              href={fragment(src, start)}
              aria-current={index === current && now > 0 ? 'true' : undefined}
              data-press
              onClick={(event) => {
                event.preventDefault();
                seek(start);
                play();
              }}
            >
              <span className={styles.clock}>{formatTime(start)}</span> <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
