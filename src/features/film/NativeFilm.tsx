import { useState } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { type Film, frameSize, type OwnFilm } from './film.ts';
import styles from './Player.module.css';

export const nativeFilmCopy = ['film_unsupported', 'film_download'] as const;

type NativeFilmProps = {
  copy: Copy<typeof nativeFilmCopy>;
  film: Pick<Film, 'title' | 'poster'>;
  source: OwnFilm;
  /** The page's language: its captions are on. The films have no speech; what they say is there. */
  locale: string;
  /** Plays the one with audio description, where there is one. */
  isDescribed?: boolean;
  /** Only where the reader has just pressed something that says so. */
  autoPlay?: boolean;
};

const types = { webm: 'video/webm', mp4: 'video/mp4' } as const;
const endings = ['webm', 'mp4'] as const;

/**
 * Shows a film of ours in the browser's own player. Not a byte of it is asked for before it is started. It works without
 * scripts; film.enhance.ts does for a page what the properties do in an overlay.
 */
export function NativeFilm({ copy, film, source, locale, isDescribed = false, autoPlay = false }: NativeFilmProps) {
  const [isUnsupported, setUnsupported] = useState(false);
  const file = (isDescribed && source.described) || source.file;
  const failure = (
    <>
      {copy.film_unsupported}{' '}
      <a href={file.mp4} download>
        {copy.film_download}
      </a>
    </>
  );
  return (
    <div className={styles.place}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- one for each language, below */}
      <video
        // Another file is another film to the browser.
        key={file.webm}
        {...frameSize}
        className={styles.frame}
        controls
        playsInline
        preload="none"
        autoPlay={autoPlay}
        poster={film.poster}
        aria-label={film.title}
        data-film
      >
        {endings.map((ending) => (
          <source
            key={ending}
            src={file[ending]}
            type={types[ending]}
            data-described={source.described?.[ending]}
            // The last one: none before it could be shown.
            onError={ending === endings.at(-1) ? () => setUnsupported(true) : undefined}
          />
        ))}
        {source.captions.map(({ language, label, src }) => (
          <track
            key={language}
            kind="captions"
            src={src}
            srcLang={language}
            label={label}
            default={language === locale}
          />
        ))}
        {failure}
      </video>
      <p role="status" hidden={!isUnsupported} data-film-failure>
        {failure}
      </p>
    </div>
  );
}
