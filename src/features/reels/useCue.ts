import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `show` with the words of each moment of a film. @returns what ends it */
function followCues(track: TextTrack, show: (words: string) => void): () => void {
  // Read and not drawn.
  track.mode = 'hidden';
  const change = () => show([...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join('\n'));
  track.addEventListener('cuechange', change);
  change();
  return () => {
    track.removeEventListener('cuechange', change);
    track.mode = 'disabled';
    show('');
  };
}

/**
 * Tells the words of a film as it plays. We show them ourselves: the browser's own would lie under our buttons.
 * @param isOn whether they are wanted; nothing is fetched before
 * @param onCue called with the words of the moment, a line each, empty between them and once they are off
 */
export function useCue(video: RefObject<HTMLVideoElement | null>, isOn: boolean, onCue: (words: string) => void): void {
  const tell = useEffectEvent(onCue);
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (track && isOn) return followCues(track, (words) => tell(words));
    return undefined;
  }, [video, isOn]);
}
