import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Step, stepOfSwipe } from './reel.ts';

/** Movement below this, in CSS pixels, is a tap. */
const dragThreshold = 8;

/** Controls and the open sheet handle their own presses. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, [data-open]') !== null;

/**
 * Follows a finger or a mouse that drags up or down. The track is moved without rendering.
 * @param area element to drag; has `data-dragging` during the drag
 * @param track element that moves along, by `transform`
 * @param onStep called if the swipe was long enough
 * @param onTap called if the pointer did not move
 */
export function useSwipe(
  area: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  onStep: (step: Step) => void,
  onTap: () => void,
): void {
  const step = useEffectEvent(onStep);
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    const [element, moving] = [area.current, track.current];
    if (!element || !moving) return;
    let drag: { pointer: number; x: number; y: number; hasMoved: boolean } | undefined;
    const slideBack = () => {
      delete element.dataset['dragging'];
      moving.style.transform = '';
    };
    const letGo = () => {
      drag = undefined;
      slideBack();
    };
    const start = ({ isPrimary, button, target, pointerId, clientX, clientY }: PointerEvent) => {
      if (!isPrimary || button !== 0 || isTaken(target)) return;
      drag = { pointer: pointerId, x: clientX, y: clientY, hasMoved: false };
    };
    const move = ({ pointerId, buttons, clientX, clientY }: PointerEvent) => {
      if (drag?.pointer !== pointerId) return;
      // The button was released outside the window.
      if (buttons === 0) return letGo();
      const down = clientY - drag.y;
      if (!drag.hasMoved && Math.hypot(clientX - drag.x, down) < dragThreshold) return;
      if (!drag.hasMoved) {
        element.setPointerCapture(pointerId);
        element.dataset['dragging'] = '';
      }
      drag.hasMoved = true;
      moving.style.transform = `translateY(${down}px)`;
    };
    const end = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      if (drag?.pointer !== pointerId) return;
      const { x, y, hasMoved } = drag;
      const found = stepOfSwipe(clientX - x, clientY - y, pointerType);
      drag = undefined;
      // In a task of its own, to keep both short.
      setTimeout(() => {
        slideBack();
        if (found) step(found);
        else if (!hasMoved) tap();
      });
    };
    const ended = new AbortController();
    const { signal } = ended;
    element.addEventListener('pointerdown', start, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', letGo, { signal });
    return () => ended.abort();
  }, [area, track]);
}
