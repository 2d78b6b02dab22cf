/** A page in any engine, as a reader uses it: parts are found by selector and by the words that name them. */
import { expect, vi } from 'vitest';
import { storageKey } from '../../src/shared/preferences.ts';
import type { Engine } from './engine.ts';
import { findVisible, type Point, type Scroll } from './inPage.ts';

/** How long to wait for something to happen, in ms. Two browsers share the processors. */
const maxWait = { timeout: 10_000, interval: 50 };

/** A part of the page: a selector, and the words that name the part. Without words, any part does. */
export type Part = [selector: string, name?: string];

const controlKeys = { Escape: '\uE00C', Enter: '\uE007', Space: ' ' } as const;

export type Page = ReturnType<typeof createPage>;

/** What a reader does, by name. */
export type Acts = Record<string, (page: Page) => Promise<void>>;

export function createPage(engine: Engine, base: string) {
  /** Calls a function in the page. It must use only its arguments and what the page has. */
  const evaluate = async <Args extends unknown[], Value>(
    inPage: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> => {
    const list = JSON.stringify(args);
    return JSON.parse(await engine.evaluate(`JSON.stringify((${inPage.toString()})(...${list}) ?? null)`)) as Value;
  };

  const open = (path: string) => engine.open(base + path);
  const reload = async () => engine.open(await evaluate(() => location.href));

  /** Returns the texts of the parts that are visible. */
  const texts = async (...[selector, name]: Part): Promise<string[]> =>
    (await evaluate(findVisible, selector, name ?? null, null)).texts;

  const shows = (...part: Part): Promise<void> =>
    expect.poll(() => texts(...part), { ...maxWait, message: `${part.join(' ')} is shown` }).not.toEqual([]);
  const hides = (...part: Part): Promise<void> =>
    expect.poll(() => texts(...part), { ...maxWait, message: `${part.join(' ')} is hidden` }).toEqual([]);

  /** Waits until a function in the page gives this value. */
  const gives = <Value>(inPage: () => Value, value: unknown): Promise<void> =>
    expect.poll(() => evaluate(inPage), { ...maxWait, message: inPage.toString() }).toEqual(value);

  /** Waits until a part is at rest and nothing covers it. */
  function centre([selector, name]: Part, scroll: Scroll): Promise<Point> {
    let before = '';
    return vi.waitFor(async () => {
      const { centre: now } = await evaluate(findVisible, selector, name ?? null, scroll);
      const [last, text] = [before, JSON.stringify(now)];
      before = text;
      if (typeof now === 'object' && text === last) return now;
      throw new Error(`${selector} “${name ?? ''}” can't be pressed: ${text}`);
    }, maxWait);
  }

  const mouse = (...actions: object[]) => engine.perform({ type: 'pointer', id: 'mouse', actions });
  const moveTo = (point: Point) => ({ type: 'pointerMove', duration: 0, ...point });
  const [down, up] = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];

  async function press(...part: Part): Promise<void> {
    await mouse(moveTo(await centre(part, 'center')), down, up);
  }

  /**
   * Drags one part onto another. Both must be in the window at once.
   * @param isHeld waits, with the button down, until the page can answer
   */
  async function drag(from: Part, to: Part, isHeld: () => Promise<void>): Promise<void> {
    await centre(to, 'center');
    const start = await centre(from, 'nearest');
    const end = await centre(to, 'nearest');
    const half = { x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) };
    await mouse(moveTo(start), down);
    await isHeld();
    await mouse(moveTo(half), moveTo(end), up);
  }

  const keys = (all: string[]) =>
    engine.perform({
      type: 'key',
      id: 'keyboard',
      actions: all.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    });
  const type = (text: string) => keys([...text]);
  const key = (name: keyof typeof controlKeys) => keys([controlKeys[name]]);

  const stored = () =>
    evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>, storageKey);

  /** Becomes another reader, about whom only this is stored. */
  async function become(record: string | null): Promise<void> {
    await open('/robots.txt');
    await evaluate(
      (name, value) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`;
        if (value !== null) localStorage.setItem(name, value);
      },
      storageKey,
      record,
    );
  }

  /** Returns the errors since the last call. */
  const faults = () =>
    evaluate(() => {
      const noted = sessionStorage.getItem('faults') ?? '';
      sessionStorage.removeItem('faults');
      return noted.split('\n').filter(Boolean);
    });

  return { evaluate, open, reload, texts, shows, hides, gives, press, drag, type, key, stored, become, faults };
}
