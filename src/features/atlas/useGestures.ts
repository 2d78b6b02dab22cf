import { type RefObject, useEffect } from 'react';
import { moved, type View, zoomed } from './view.ts';

/** So far a finger trembles while it presses, in pixels: less is no drag. */
const tremble = 6;
/** How much a step of the wheel zooms: the browsers' own way with Ctrl. */
const wheelStep = 0.002;

type Change = (next: (view: View) => View) => void;

/**
 * Moves the view by dragging, and zooms it by two fingers or by the wheel with Ctrl, which is a trackpad's pinch too.
 * A press that is no drag chooses what lies under it.
 * @param onPart takes the name of the part that was pressed
 */
export function useGestures(
  stage: RefObject<SVGSVGElement | null>,
  change: Change,
  onPart: (part: string) => void,
): void {
  useEffect(() => {
    const svg = stage.current;
    if (!svg) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let dragged = 0;

    const fraction = (x: number, y: number): [number, number] => {
      const box = svg.getBoundingClientRect();
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
      if (other) {
        const apart = (finger: typeof now) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
        const middle = fraction((now.x + other.x) / 2, (now.y + other.y) / 2);
        change((view) => zoomed(view, apart(now) / apart(before), middle));
      } else {
        const box = svg.getBoundingClientRect();
        change((view) => moved(view, [(before.x - now.x) / box.width, (before.y - now.y) / box.height]));
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = fraction(event.clientX, event.clientY);
      change((view) => zoomed(view, Math.exp(-event.deltaY * wheelStep), at));
    };
    const click = ({ target }: MouseEvent) => {
      const part = target instanceof Element ? target.closest<SVGGElement>('[data-part]')?.dataset['part'] : undefined;
      if (part && dragged < tremble) onPart(part);
    };

    const controller = new AbortController();
    const { signal } = controller;
    svg.addEventListener('pointerdown', down, { signal });
    // On the window: a drag that leaves the stage goes on, and ends wherever the finger is lifted.
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    svg.addEventListener('wheel', wheel, { passive: false, signal });
    svg.addEventListener('click', click, { signal });
    return () => controller.abort();
  }, [stage, change, onPart]);
}
