/** Types of a clip, and the rules for moving between clips. */

export type Reel = {
  id: string;
  title: string;
  /** Path of its own page. */
  path: string;
  cover: { url: string; width: number; height: number };
  /** Video files, best first. */
  sources: { src: string; type?: string | undefined }[];
  /** Address of the captions in the language of the page. */
  captions: string;
};

/** Backwards or forwards. */
export type Step = -1 | 1;

/** How far on each side of the current clip others are rendered: five in all [#226]. */
const renderedEachSide = 2.5;
/**
 * Returns the clips to render, each with its distance from the current one.
 * @param center index of the middle clip: the current one or, for a moment, the previous one
 */
export const nearbyReels = (reels: readonly Reel[], current: number, center = current): { reel: Reel; at: number }[] =>
  reels.flatMap((reel, index) => (Math.abs(index - center) <= renderedEachSide ? { reel, at: index - current } : []));

/** Shortest swipe, in CSS pixels [#222]. */
const swipe = { touch: 50, mouse: 100 };

/**
 * Returns the step of a swipe: up is the next clip, down the previous one. Returns `undefined` if the swipe is too
 * short or sideways.
 * @param pointerType of the event; a pen counts as a finger
 */
export function stepOfSwipe(across: number, down: number, pointerType: string): Step | undefined {
  const least = pointerType === 'mouse' ? swipe.mouse : swipe.touch;
  if (Math.abs(down) <= least || Math.abs(down) < Math.abs(across)) return undefined;
  return down < 0 ? 1 : -1;
}

const steps: Record<string, Step> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Returns the step of an arrow key, or `undefined` for other keys. With a modifier it is a browser shortcut. */
export const stepOfKey = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): Step | undefined =>
  event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];

export type Playback = {
  /** Index of the current clip. */
  current: number;
  isPlaying: boolean;
  /** Whether the next clip starts by itself. */
  autoplays: boolean;
  /** Whether the share sheet is open. */
  isSharing: boolean;
};

export type PlaybackEvent =
  | { type: 'step'; step: Step }
  | { type: 'play'; mayAutoplay: boolean }
  | { type: 'pause' | 'failed' | 'ended' }
  | { type: 'share'; isOpen: boolean };

const stopped = (state: Playback): Playback => ({ ...state, isPlaying: false });

/** Returns the reducer of playback. */
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
        // Pausing also stops the following clips from starting, until one is played.
        return { ...stopped(state), autoplays: false };
      case 'failed':
        return stopped(state);
      case 'share':
        return { ...state, isSharing: event.isOpen };
      case 'step':
        return move(state, event.step) ?? state;
      case 'ended':
        // Don't change the clip that is being shared.
        return (state.isSharing ? undefined : move(state, 1)) ?? stopped(state);
    }
  };
}
