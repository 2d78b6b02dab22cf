// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import './firstPress.enhance.ts';

const pressed = vi.fn();
const above = () => document.querySelector('p') as HTMLElement;
const island = () => document.querySelector('astro-island') as HTMLElement;
const button = (name: string) => document.getElementById(name) as HTMLElement;
const inside = { clientX: 50, clientY: 20 };

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = `<main><astro-island><section data-own-figure>
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
