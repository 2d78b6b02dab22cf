import { type PointerEvent, useRef } from 'react';

/** Distance that a finger moves before it drags, in CSS pixels; less is a press. */
const dragThreshold = 8;

type Held<Id> = { id: Id; x: number; y: number; isDragged: boolean };

/** Returns the `data-place` below a point of the window. */
const placeAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.getAttribute('data-place'))
    .find((place) => place !== null) ?? undefined;

/**
 * Lets objects be dragged by mouse, pen or finger onto elements with `data-place`. Pressing, the other way, is left to
 * the component.
 * @param onLift called with an object when its drag starts
 * @param onDrop called with the object and the place where it is released; not called outside all places
 * @returns event handlers for an object
 */
export function useDrag<Id extends string>(onLift: (id: Id) => void, onDrop: (id: Id, place: string) => void) {
  const held = useRef<Held<Id>>(undefined);

  function end(event: PointerEvent<HTMLElement>): void {
    const now = held.current;
    held.current = undefined;
    event.currentTarget.style.translate = '';
    if (event.type === 'pointercancel' || !now?.isDragged) return;
    const place = placeAt(event.clientX, event.clientY);
    if (place !== undefined) onDrop(now.id, place);
  }

  return (id: Id) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      held.current = { id, x: event.clientX, y: event.clientY, isDragged: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = held.current;
      if (!now) return;
      const [across, down] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.isDragged && Math.hypot(across, down) < dragThreshold) return;
      if (!now.isDragged) onLift(id);
      now.isDragged = true;
      event.currentTarget.style.translate = `${across}px ${down}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}
