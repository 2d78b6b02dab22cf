/** What a clip is to the viewer, and the rules by which one moves among them. */

/** A clip (specification, section 3: reel item). */
export type Reel = {
  id: string;
  title: string;
  /** Address of its own page. */
  path: string;
  cover: { url: string; width: number; height: number };
  /** Files of the film, best first. */
  sources: { src: string; type?: string | undefined }[];
  /** Its words, in the language of the page. */
  captions: string;
};

/** One back or one on. */
export type Step = -1 | 1;

/** How far on each side of the one that is shown clips are rendered: five in all (specification, section 9). */
const eachSide = 2.5;
/**
 * Returns the clips to render, each with how many places it is from the one that is shown.
 * @param center the clip around which they are: the one that is shown, or for a moment the one before it
 */
export const around = (reels: readonly Reel[], current: number, center = current): { reel: Reel; at: number }[] =>
  reels.flatMap((reel, index) => (Math.abs(index - center) <= eachSide ? { reel, at: index - current } : []));

/** How far a swipe has to go, in CSS pixels (specification, section 9). */
const swipe = { touch: 50, mouse: 100 };

/**
 * Returns where a swipe leads: up to the next, down to the one before; nothing where it is too short or goes sideways.
 * @param pointerType of the event; a pen counts as a finger
 */
export function stepOfSwipe(across: number, down: number, pointerType: string): Step | undefined {
  const least = pointerType === 'mouse' ? swipe.mouse : swipe.touch;
  if (Math.abs(down) <= least || Math.abs(down) < Math.abs(across)) return undefined;
  return down < 0 ? 1 : -1;
}

const steps: Record<string, Step> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Returns where a key leads; nothing for other keys, and with another key held it is the browser's own. */
export const stepOfKey = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): Step | undefined =>
  event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];

export type Playback = {
  /** Index of the clip that is shown. */
  current: number;
  isPlaying: boolean;
  /** Whether a clip that comes up plays by itself. */
  autoplays: boolean;
  /** Whether the sheet with ways to hand the clip on is open. */
  isSharing: boolean;
};

export type PlaybackEvent =
  | { type: 'step'; step: Step }
  | { type: 'play'; mayAutoplay: boolean }
  | { type: 'pause' | 'failed' | 'ended' }
  | { type: 'share'; isOpen: boolean };

const stopped = (state: Playback): Playback => ({ ...state, isPlaying: false });

/** Returns the reducer of playback for so many clips. */
export function playbackOf(count: number): (state: Playback, event: PlaybackEvent) => Playback {
  const move = (state: Playback, step: Step): Playback | undefined => {
    const current = state.current + step;
    if (current < 0 || current >= count) return undefined;
    return { ...state, current, isPlaying: state.autoplays, isSharing: false };
  };
  return (state, event) => {
    switch (event.type) {
      case 'play':
        return { ...state, isPlaying: true, autoplays: event.mayAutoplay };
      case 'pause':
        // It holds for those that follow, until one is played.
        return { ...stopped(state), autoplays: false };
      case 'failed':
        return stopped(state);
      case 'share':
        return { ...state, isSharing: event.isOpen };
      case 'step':
        return move(state, event.step) ?? state;
      case 'ended':
        // A clip that is being handed on does not change under the hand.
        return (state.isSharing ? undefined : move(state, 1)) ?? stopped(state);
    }
  };
}
