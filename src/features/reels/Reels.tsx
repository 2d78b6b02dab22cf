import { useCallback, useDeferredValue, useEffect, useReducer, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import { nearbyReels, playbackOf, type Reel, type Step } from './reel.ts';
import styles from './Reels.module.css';
import type { ReelsCopy } from './reelsCopy.ts';
import { ReelProgress } from './ReelProgress.tsx';
import { ReelShare } from './ReelShare.tsx';
import { ReelVideo } from './ReelVideo.tsx';
import { useReelKeys } from './useReelKeys.ts';
import { useSwipe } from './useSwipe.ts';

export type ReelsProps = {
  copy: ReelsCopy;
  reels: readonly Reel[];
  /** Language of the page and of the captions. */
  locale: string;
  /** Origin of the site, for shared addresses. */
  siteUrl: string;
  /** Path of the initial clip, if it is in the list. */
  start?: string | undefined;
  /** Whether clips may start by themselves. */
  mayAutoplay?: boolean;
  /** The visitor's own avatar, if there is one. */
  figure?: React.ReactNode;
  /** Called with the path of each clip that is shown. */
  onShow?: (path: string) => void;
};

type ToolProps = {
  icon: IconName;
  label: string;
  isPressed?: boolean;
  isExpanded?: boolean;
  onPress: () => void;
  ref?: React.Ref<HTMLButtonElement>;
};

const Tool = ({ icon, label, isPressed, isExpanded, onPress, ref }: ToolProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    aria-controls={isExpanded === undefined ? undefined : 'reels-share'}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);

/**
 * Shows clips one after the other. Visitors move by swiping, arrow keys or buttons, and a clip that ends moves to the
 * next.
 */
export function Reels({ copy, reels, locale, siteUrl, start, mayAutoplay = false, figure, onShow }: ReelsProps) {
  const [{ current, isPlaying, isSharing }, tell] = useReducer(playbackOf(reels.length), {
    current: Math.max(
      0,
      reels.findIndex(({ path }) => path === start),
    ),
    isPlaying: mayAutoplay,
    autoplays: mayAutoplay,
    isSharing: false,
  });
  const [isMuted, setMuted] = useState(true);
  const [hasCaptions, setCaptions] = useState(true);
  const [cue, setCue] = useState('');
  const [times] = useState(() => new Map<string, number>());
  const phone = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const shareButton = useRef<HTMLButtonElement>(null);
  const showProgress = useCallback((part: number) => {
    if (bar.current) bar.current.style.transform = `scaleX(${part})`;
  }, []);
  // A step updates the slide and its text at once. Mounting and unmounting videos is deferred while it slides, but not
  // if the visitor has moved more than one step.
  const before = useDeferredValue(current);
  const center = Math.abs(current - before) > 1 ? current : before;
  const reel = reels[current];
  const path = reel?.path;
  useEffect(() => {
    if (path) onShow?.(path);
  }, [path, onShow]);

  const toggle = () => tell(isPlaying ? { type: 'pause' } : { type: 'play', mayAutoplay });
  const endSharing = useCallback(() => {
    tell({ type: 'share', isOpen: false });
    shareButton.current?.focus({ preventScroll: true });
    return true;
  }, []);
  const step = (to: Step) => {
    if (isSharing) endSharing();
    tell({ type: 'step', step: to });
  };
  useSwipe(phone, track, step, isSharing ? endSharing : toggle);
  useReelKeys(step, () => isSharing && endSharing());
  if (!reel) return null;

  const number = String(current + 1);
  const stepButton = (to: Step, icon: IconName, label: string, name: string | undefined) => (
    <button
      type="button"
      className={`${styles.step} ${name}`}
      aria-label={label}
      // Not `disabled`, which would remove the focus from the pressed button.
      aria-disabled={reels[current + to] === undefined}
      onClick={() => step(to)}
    >
      <Icon name={icon} directional />
    </button>
  );
  return (
    <div className={styles.stage} data-reels>
      <div className={styles.phone} ref={phone}>
        <div className={styles.window}>
          <div className={styles.track} ref={track}>
            {nearbyReels(reels, current, center).map(({ reel: one, at }) => (
              <div
                key={one.id}
                className={styles.reel}
                data-reel={one.id}
                data-at={at}
                inert={at !== 0}
                aria-hidden={at !== 0}
              >
                <ReelVideo
                  reel={one}
                  isShown={at === 0}
                  isPlaying={isPlaying && at === 0}
                  isMuted={isMuted}
                  hasCaptions={hasCaptions}
                  locale={locale}
                  failed={copy.reels_failed}
                  times={times}
                  tell={tell}
                  onCue={setCue}
                  onProgress={showProgress}
                />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.tools}>
          <ReelProgress count={reels.length} current={before} bar={bar} />
          <div className={styles.top}>
            <Tool
              // The first press of Space pauses, as in every player.
              ref={(button) => button?.setAttribute('autofocus', '')}
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? copy.reels_pause : copy.reels_play}
              onPress={toggle}
            />
            {figure}
          </div>
          <div className={styles.side}>
            <Tool
              icon="subtitles"
              label={copy.reels_captions}
              isPressed={hasCaptions}
              onPress={() => setCaptions(!hasCaptions)}
            />
            <Tool
              icon={isMuted ? 'mute' : 'listen'}
              label={copy.reels_sound}
              isPressed={!isMuted}
              onPress={() => setMuted(!isMuted)}
            />
            <Tool
              ref={shareButton}
              icon="share"
              label={copy.reels_share}
              isExpanded={isSharing}
              onPress={() => tell({ type: 'share', isOpen: !isSharing })}
            />
          </div>
          <p className={styles.cue} data-cue>
            {cue && <span className={styles.words}>{cue}</span>}
          </p>
          <div className={styles.card}>
            <div role="status" className={styles.about}>
              <h2 className={styles.title}>{reel.title}</h2>
              <p>{fill(copy.reels_position, { number, count: String(reels.length) })}</p>
            </div>
            <div className={styles.ways}>
              <a href={reel.path} className={styles.text}>
                {copy.reels_text}
              </a>
              {stepButton(-1, 'back', copy.reels_previous, styles.previous)}
              {stepButton(1, 'forward', copy.reels_next, styles.next)}
            </div>
          </div>
        </div>
        <ReelShare
          copy={copy}
          title={reels[before]?.title ?? ''}
          url={siteUrl + (reels[before]?.path ?? '')}
          isOpen={isSharing}
          onClose={endSharing}
        />
      </div>
    </div>
  );
}
