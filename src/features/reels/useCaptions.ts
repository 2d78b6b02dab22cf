import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `show` with the text of each cue of a track.
 * @returns a cleanup function
 */
function followCues(track: TextTrack, show: (words: string) => void): () => void {
  // Load the cues without rendering them.
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
 * Reports the captions of a film as it plays. We render them ourselves, because the browser's would be hidden behind
 * our buttons.
 * @param isOn whether captions are wanted; nothing is fetched before
 * @param onCue called with the current text, a line for each cue; empty between cues and after switching off
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCue: (words: string) => void,
): void {
  const tell = useEffectEvent(onCue);
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (track && isOn) return followCues(track, (words) => tell(words));
    return undefined;
  }, [video, isOn]);
}
