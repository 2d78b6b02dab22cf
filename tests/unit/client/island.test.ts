// @vitest-environment happy-dom
/** The directive of islands: when they hydrate, and what remains if they fail. */
import { afterEach, expect, it, vi } from 'vitest';
import { wakeEvent } from '../../../src/client/intents.ts';
import island from '../../../src/client/island.ts';

afterEach(() => document.body.replaceChildren());

function islandWith(hydrate: (element: HTMLElement) => void) {
  const element = document.createElement('div');
  element.innerHTML = '<form>from the server</form>';
  document.body.append(element);
  const load = vi.fn(() => Promise.resolve(() => Promise.resolve(hydrate(element))));
  island(load as never, {} as never, element);
  return { element, load };
}

it('wakes at the first reach, once', async () => {
  const { element, load } = islandWith(() => undefined);
  expect(load).not.toHaveBeenCalled();
  element.dispatchEvent(new Event('pointerover'));
  element.dispatchEvent(new Event('focusin'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

it('wakes when it is told to', async () => {
  const { element, load } = islandWith(() => undefined);
  element.dispatchEvent(new Event(wakeEvent));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

it('is as the server rendered it where an error has taken everything away', async () => {
  const { element, load } = islandWith((one) => one.replaceChildren());
  element.dispatchEvent(new Event('pointerover'));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await vi.waitFor(() => expect(element.innerHTML).toBe('<form>from the server</form>'));
});

it('watches once, however often it is tried', async () => {
  const watching = vi.spyOn(globalThis, 'MutationObserver');
  const { element, load } = islandWith((one) => {
    one.replaceChildren();
    one.dispatchEvent(new Event('astro:hydration-error'));
  });
  for (const time of [1, 2, 3]) {
    element.dispatchEvent(new Event('pointerover'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(time));
    await vi.waitFor(() => expect(element.innerHTML).toBe('<form>from the server</form>'));
  }
  expect(watching).toHaveBeenCalledTimes(1);
});

it('leaves alone what React changes', async () => {
  const { element } = islandWith((one) => one.replaceChildren(document.createElement('p')));
  element.dispatchEvent(new Event('touchstart'));
  await vi.waitFor(() => expect(element.querySelector('p')).not.toBeNull());
  expect(element.querySelector('form')).toBeNull();
});
