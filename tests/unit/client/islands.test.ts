// @vitest-environment happy-dom
/** Presses on an island that is not hydrated yet. */
import { beforeEach, expect, it, vi } from 'vitest';
import { wakeEvent } from '../../../src/client/intents.ts';
import '../../../src/client/islands.enhance.ts';

const wake = vi.fn();
const pressed = vi.fn();
const above = () => document.querySelector('p') as HTMLElement;
const island = () => document.querySelector('astro-island') as HTMLElement;
const button = (name: string) => document.getElementById(name) as HTMLElement;
const inside = { clientX: 50, clientY: 20 };

beforeEach(() => {
  pressed.mockClear();
  wake.mockClear();
  document.body.innerHTML = `<main><astro-island><section>
    <p>Kortet</p><button id="show">Visa</button><button id="print">Skriv ut</button>
  </section></astro-island></main>`;
  for (const name of ['show', 'print']) button(name).addEventListener('click', () => pressed(name));
});

const press = (target: HTMLElement, at: MouseEventInit = inside, ended = target) => {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...at }));
  ended.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at }));
};

it('does a press once, where nothing has moved', () => {
  press(button('show'));
  expect(pressed.mock.calls).toEqual([['show']]);
});

it('does a press whose button has moved away under the finger, and nothing that came in its place', () => {
  press(button('show'), inside, above());
  press(button('show'), inside, button('print'));
  expect(pressed.mock.calls).toEqual([['show'], ['show']]);
});

it('lets a press be taken back by letting go elsewhere', () => {
  button('show').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...inside }));
  above().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 50, clientY: 300 }));
  expect(pressed).not.toHaveBeenCalled();
});

it('presses nothing for a keyboard but what has the focus', () => {
  button('show').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...inside }));
  button('print').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(pressed.mock.calls).toEqual([['print']]);
});

it('holds a press until the island is awake, the last of several, and does it once', () => {
  island().setAttribute('ssr', '');
  for (const name of ['print', 'print', 'show']) press(button(name));
  expect(pressed).not.toHaveBeenCalled();
  island().removeAttribute('ssr');
  island().dispatchEvent(new CustomEvent('astro:hydrate'));
  island().dispatchEvent(new CustomEvent('astro:hydrate'));
  expect(pressed.mock.calls).toEqual([['show']]);
});

it('holds a press that began while the island slept, and moved', () => {
  island().setAttribute('ssr', '');
  press(button('show'), inside, above());
  expect(pressed).not.toHaveBeenCalled();
  island().removeAttribute('ssr');
  island().dispatchEvent(new CustomEvent('astro:hydrate'));
  expect(pressed.mock.calls).toEqual([['show']]);
});

it('wakes the island of a press that it holds', () => {
  island().addEventListener(wakeEvent, wake);
  island().setAttribute('ssr', '');
  press(button('show'));
  expect(wake).toHaveBeenCalledTimes(1);
});

it('lets a button do without its island what it does without scripts, where the island can’t be had', () => {
  island().setAttribute('ssr', '');
  press(button('show'));
  island().dispatchEvent(new CustomEvent('astro:hydration-error'));
  expect(pressed.mock.calls).toEqual([['show']]);
});

it('holds no press on what acts without its island', () => {
  island().setAttribute('ssr', '');
  button('show').setAttribute('data-early', '');
  press(button('show'));
  expect(pressed.mock.calls).toEqual([['show']]);
});

it.each([
  [1, 'is still down', []],
  [0, 'has gone up', [new PointerEvent('pointerup', { bubbles: true })]],
])('repeats the start %i times of a pointer that %s', (times, _name, then) => {
  const started = vi.fn();
  island().setAttribute('ssr', '');
  const start = new PointerEvent('pointerdown', { bubbles: true, pointerId: 7, ...inside });
  button('show').dispatchEvent(start);
  for (const event of then) button('show').dispatchEvent(event);
  button('show').addEventListener('pointerdown', started);
  island().removeAttribute('ssr');
  island().dispatchEvent(new CustomEvent('astro:hydrate'));
  expect(started).toHaveBeenCalledTimes(times);
  if (times) expect(started.mock.calls[0]?.[0]).toMatchObject({ pointerId: 7, ...inside });
});
