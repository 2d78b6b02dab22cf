import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { savePlaybackPosition, playbackPosition } from './playbackPosition.ts';

/** How often the position is saved while playing, in seconds of audio. */
const keepEvery = 5;

export type Episode = {
  id: string;
  title: string;
  src: string;
  /** Duration in seconds. */
  seconds: number;
  chapters: { start: number; title: string }[];
};

/** Sets the title on a phone's lock screen, and the actions of its buttons. */
function tellPhone(title: string, album: string, skip: (seconds: number) => void): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    album,
    artwork: [{ src: '/podcast.png', sizes: '1500x1500' }],
  });
  navigator.mediaSession.setActionHandler('seekbackward', () => skip(-skipSeconds));
  navigator.mediaSession.setActionHandler('seekforward', () => skip(skipSeconds));
}

/** Seconds that a press on back or ahead skips. */
export const skipSeconds = 15;

/**
 * Plays an episode. The audio element was rendered by the server and may be playing already (podcast.enhance.ts).
 * @param album name of the podcast
 */
export function usePlayer({ id, title, seconds }: Episode, album: string) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [now, setNow] = useState(0);
  const [speed, setSpeed] = useState(1);
  const kept = useRef(0);

  function keep(at: number): void {
    kept.current = at;
    savePlaybackPosition(id, at, seconds);
  }

  /** Sets the position. Before playback this loads nothing; the element only stores where to start. */
  function seek(to: number): void {
    const { current } = audio;
    if (!current) return;
    current.currentTime = Math.min(Math.max(to, 0), seconds);
    setNow(current.currentTime);
    if (current.paused) keep(current.currentTime);
  }

  const skip = (by: number) => seek((audio.current?.currentTime ?? 0) + by);

  function play(): void {
    // Blocked by the browser, or unreachable. The second fires `error`.
    audio.current?.play().catch(() => {});
  }

  function choose(rate: number): void {
    setSpeed(rate);
    if (audio.current) audio.current.playbackRate = rate;
  }

  const takeUp = useEffectEvent(() => {
    const { current } = audio;
    if (!current) return;
    if (current.paused && current.currentTime === 0) seek(playbackPosition(id));
    else setNow(current.currentTime);
    setPlaying(!current.paused);
    // It may have failed before `onError` was attached.
    setFailed(current.error !== null);
  });
  const keepNow = useEffectEvent(() => {
    if (audio.current && !audio.current.paused) keep(audio.current.currentTime);
  });
  useEffect(() => {
    takeUp();
    const leave = () => keepNow();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  const events = {
    onPlay: () => {
      setPlaying(true);
      setFailed(false);
      tellPhone(title, album, skip);
    },
    onPause: () => {
      setPlaying(false);
      keep(audio.current?.currentTime ?? 0);
    },
    onTimeUpdate: () => {
      const at = audio.current?.currentTime ?? 0;
      setNow(at);
      if (Math.abs(at - kept.current) >= keepEvery) keep(at);
    },
    onEnded: () => keep(0),
    onError: () => setFailed(true),
  };

  return {
    audio,
    events,
    isPlaying,
    hasFailed,
    now,
    speed,
    seek,
    skip,
    choose,
    play,
    toggle: () => (isPlaying ? audio.current?.pause() : play()),
  };
}
