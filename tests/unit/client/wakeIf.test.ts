// @vitest-environment happy-dom
/** Islands that wake by themselves, for what the reader has saved. */
import { beforeEach, expect, it, vi } from 'vitest';
import { wakeEvent } from '../../../src/client/intents.ts';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

/** Returns whether an island wakes on a page that loads. */
async function wakes(stored: string, wakeIf: string): Promise<boolean> {
  localStorage.setItem('tryggve', stored);
  document.body.innerHTML = `<astro-island ssr><section data-wake-if="${wakeIf}"></section></astro-island>`;
  const woken = vi.fn();
  document.querySelector('astro-island')?.addEventListener(wakeEvent, woken);
  await import('../../../src/client/islands.enhance.ts');
  return woken.mock.calls.length === 1;
}

const day = { picked: ['1'] };
it.each([
  ['a saved avatar', { aa_avatar: { isSaved: true } }],
  ['a day that was begun', { day }],
  ['a day that is out of sight', { aside: { day } }],
])('wakes for %s', async (_name, stored) => expect(await wakes(JSON.stringify(stored), 'aa_avatar day')).toBe(true));

it.each([
  ['an avatar that nobody saved', JSON.stringify({ aa_avatar: { isSaved: false } })],
  ['what another island shows', JSON.stringify({ questions: ['Hur länge?'] })],
  ['nothing', ''],
  ['what is no preferences', 'broken'],
])('sleeps for %s', async (_name, stored) => expect(await wakes(stored, 'aa_avatar day')).toBe(false));
