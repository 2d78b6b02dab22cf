import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlaybackEvent, Reel } from './reel.ts';
import styles from './ReelVideo.module.css';
import { useCaptions } from './useCaptions.ts';
import { useVisible } from './useVisible.ts';

type ReelVideoProps = {
  reel: Reel;
  /** Whether this is the current clip. */
  isShown: boolean;
  isPlaying: boolean;
  isMuted: boolean;
  hasCaptions: boolean;
  locale: string;
  /** Text over the poster if the film can't be loaded. */
  failed: string;
  /** Position of each clip in seconds, by id. */
  times: Map<string, number>;
  tell: (event: PlaybackEvent) => void;
  onCue: (words: string) => void;
  /** Called with the fraction that has been played, from 0 to 1. */
  onProgress: (part: number) => void;
};

/** Renders one clip of the viewer. It plays while it is the current clip and enough of it is visible. */
export const ReelVideo = memo(function ReelVideo(props: ReelVideoProps) {
  const { reel, isShown, isMuted, locale, failed, times, tell, onCue, onProgress } = props;
  const ref = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const isVisible = useVisible(ref);
  const isOn = isShown && isVisible && props.isPlaying;
  useCaptions(ref, isShown && props.hasCaptions, onCue);
  const fail = () => {
    setBroken(true);
    tell({ type: 'failed' });
  };
  const refuse = useEffectEvent((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotSupportedError') fail();
    else if (name === 'NotAllowedError') tell({ type: 'pause' });
  });
  useEffect(() => {
    const video = ref.current;
    if (!video || !isOn) return;
    setBroken(false);
    if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE || video.error) video.load();
    const left = times.get(reel.id);
    if (left !== undefined && left !== video.currentTime) video.currentTime = left;
    video.play().catch(refuse);
    return () => {
      times.set(reel.id, video.ended ? 0 : video.currentTime);
      video.pause();
    };
  }, [isOn, reel.id, times]);
  return (
    <>
      <video
        ref={ref}
        className={styles.video}
        poster={reel.cover.url}
        width={reel.cover.width}
        height={reel.cover.height}
        preload="none"
        playsInline
        muted={isMuted}
        aria-label={reel.title}
        onTimeUpdate={({ currentTarget: video }) => isShown && onProgress(video.currentTime / (video.duration || 1))}
        onEnded={() => tell({ type: 'ended' })}
        onPause={({ currentTarget: video }) => {
          // The browser or the system paused it.
          if (isOn && video.paused && !video.ended) tell({ type: 'pause' });
        }}
        onError={fail}
      >
        {reel.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" srcLang={locale} src={reel.captions} />
      </video>
      {isBroken && (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      )}
    </>
  );
});
