/**
 * What islands need before they are hydrated. One wakes by itself if the reader has saved something that it shows. And no
 * press is lost: a press on a button is held, and repeated once the island is hydrated; of several, the last. A press may
 * begin before and end after: it counts for the button that it began on, even if that has moved. Fields need no help:
 * they keep what was entered.
 */
import { wakeIsland } from './intents.ts';
import { getPreferences } from './stores/preferences.ts';

/** How far a finger may slip during a press, in CSS pixels. To let go farther away cancels the press. */
const slip = 12;

/** The press that began last, and whether it is still down. */
let begun: PointerEvent | undefined;
let isDown = false;
/** By island. */
const held = new WeakMap<EventTarget, HTMLElement>();
let isRepeating = false;

const buttonOf = (event: Event | undefined) =>
  event?.target instanceof Element && event.target.closest<HTMLElement>('astro-island :is(button, [data-press])');

/** Returns the island of an element, if it is not hydrated yet. What has `data-early` acts without it. */
const sleepingIslandOf = (element: Element) => !element.closest('[data-early]') && element.closest('astro-island[ssr]');

function repeat({ currentTarget }: Event): void {
  const button = currentTarget && held.get(currentTarget);
  if (!button) return;
  held.delete(currentTarget);
  isRepeating = true;
  button.click();
  isRepeating = false;
}

/** Repeats the start of a press that lasts, so that the island knows what is held down or dragged. */
function repeatStart(): void {
  if (isDown && begun) begun.target?.dispatchEvent(new PointerEvent(begun.type, begun));
}

/** Whether a click ends the press that began. A keyboard and a voice click at no point. */
const endsBegun = ({ detail, clientX, clientY }: MouseEvent) =>
  begun && detail > 0 && Math.hypot(clientX - begun.clientX, clientY - begun.clientY) < slip;

function click(event: MouseEvent): void {
  const button = (endsBegun(event) && buttonOf(begun)) || buttonOf(event);
  begun = undefined;
  if (!button || isRepeating) return;
  const island = sleepingIslandOf(button);
  if (!island && button.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!island) return button.click();
  held.set(island, button);
  // If the island can't be had, the button does what it does without scripts: it sends its form.
  for (const name of ['astro:hydrate', 'astro:hydration-error']) island.addEventListener(name, repeat, { once: true });
  wakeIsland(island);
}

const lift = () => {
  isDown = false;
};
document.addEventListener(
  'pointerdown',
  (event) => {
    [begun, isDown] = [event, true];
    const island = event.target instanceof Element && sleepingIslandOf(event.target);
    if (island) island.addEventListener('astro:hydrate', repeatStart, { once: true });
  },
  true,
);
document.addEventListener('pointerup', lift, true);
document.addEventListener('pointercancel', lift, true);
document.addEventListener('click', click, true);

/** Returns whether the reader has saved something in a field of the preferences, or put it out of sight. */
function hasSaved(name: string): boolean {
  const { aa_avatar, aside, ...fields } = getPreferences();
  if (name === 'aa_avatar') return aa_avatar.isSaved;
  return name in aside || Object.keys(fields[name as 'day' | 'plan']).length > 0;
}

for (const element of document.querySelectorAll<HTMLElement>('[data-wake-if]'))
  if (element.dataset['wakeIf']?.split(' ').some(hasSaved)) wakeIsland(element);
