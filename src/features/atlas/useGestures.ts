import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type View, zoomed } from './view.ts';

/** So far a finger trembles while it presses, in pixels: less is no drag. */
const dragThreshold = 6;
/** How much the wheel zooms: a trackpad's pinch by as much as browsers do, a mouse's notch by a half at most. */
const wheel = { step: 0.01, most: 40 };

type Change = (next: (view: View) => View) => void;

type Finger = { x: number; y: number };

const middleOf = (one: Finger, other: Finger): Finger => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;

/**
 * Moves the view by dragging, and zooms it by two fingers or by the wheel with Ctrl, which is a trackpad's pinch too.
 * What lies under the middle of the fingers stays there. A press that is no drag chooses the part or the name under it.
 * @param onPart takes the name of the part that was pressed
 */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  change: Change,
  onPart: (part: string) => void,
): void {
  const choose = useEffectEvent(onPart);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, Finger>();
    let dragged = 0;

    const fraction = ({ x, y }: Finger): [number, number] => {
      const box = element.getBoundingClientRect();
      return [(x - box.left) / box.width, (y - box.top) / box.height];
    };
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) dragged = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      dragged += Math.hypot(now.x - before.x, now.y - before.y);
      // Alone, a finger is its own middle, and nothing comes closer.
      const from = fraction(middleOf(before, other ?? before));
      const to = fraction(middleOf(now, other ?? now));
      const times = other ? apart(now, other) / apart(before, other) : 1;
      change((view) => zoomed(view, times, from, to));
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const roll = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = fraction(event);
      const by = Math.max(-wheel.most, Math.min(wheel.most, event.deltaY)) * wheel.step;
      change((view) => zoomed(view, Math.exp(-by), at));
    };
    // Two fingers are ours: neither does the page scroll under them, nor does the browser zoom.
    const hold = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const isDrag = dragged >= dragThreshold;
      dragged = 0;
      // What begins on a name may be a drag too.
      if (isDrag) return event.stopPropagation();
      const { target } = event;
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-part], [data-pin]') : null;
      const part = pressed?.dataset['part'] ?? pressed?.dataset['pin'];
      if (part) choose(part);
    };

    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', down, { signal });
    // On the window: a drag that leaves the stage goes on, and ends wherever the finger is lifted.
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    element.addEventListener('wheel', roll, { passive: false, signal });
    element.addEventListener('touchstart', hold, { passive: false, signal });
    element.addEventListener('touchmove', hold, { passive: false, signal });
    element.addEventListener('click', click, { capture: true, signal });
    return () => controller.abort();
  }, [stage, change]);
}
