/**
 * Lets no press be lost while an island wakes. A press on a button that does nothing yet is held, and done as soon as the
 * island is awake; of several, the last. A press that begins while it sleeps may end when it is awake, and what has grown
 * above has moved its button away meanwhile: the press is still of what it began on. Fields need no help, they keep what
 * was chosen.
 */

/** How far a finger may slip while it presses, in CSS pixels. Who lets go farther away takes the press back. */
const slip = 12;

let begun: MouseEvent | undefined;
let held: HTMLElement;

const buttonOf = (event: MouseEvent | undefined) =>
  event?.target instanceof Element && event.target.closest<HTMLElement>('astro-island button');

/** A keyboard and a voice press at no point. */
const isOfBegun = ({ detail, clientX, clientY }: MouseEvent) =>
  begun && detail > 0 && Math.hypot(clientX - begun.clientX, clientY - begun.clientY) < slip;

const release = () => held.click();

function press(event: MouseEvent): void {
  const button = (isOfBegun(event) && buttonOf(begun)) || buttonOf(event);
  begun = undefined;
  if (!button) return;
  const island = button.closest('astro-island[ssr]');
  const isHeld = island?.querySelector('[data-own-figure], [data-game]');
  if (!isHeld && button.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
  held = button;
  if (isHeld) island?.addEventListener('astro:hydrate', release, { once: true });
  else release();
}

document.addEventListener('pointerdown', (event) => (begun = event), { capture: true });
document.addEventListener('click', press, { capture: true });
