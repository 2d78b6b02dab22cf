/** Which network's query is searched next. */
import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../../src/server/search/fairQueue.ts';

/** Returns a queue, the order in which its turns began, and functions to end them. */
function started(options: { atOnce: number; ofOne: number }) {
  const turns = createFairQueue(options);
  const order: string[] = [];
  const ends = new Map<string, (cost: number) => void>();
  const ask = (name: string, signal?: AbortSignal) =>
    turns.take(name.replace(/\d+$/, ''), signal).then((end) => {
      order.push(name);
      ends.set(name, end);
    });
  const end = async (name: string, cost = 1) => {
    ends.get(name)?.(cost);
    await settled();
  };
  return { ask, end, order };
}

/** Lets every promise that can settle do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('go round between networks, however many questions one has', async () => {
    const { ask, end, order } = started({ atOnce: 1, ofOne: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void ask(name);
    await settled();
    for (let turn = 0; turn < 6; turn++) await end(order.at(-1) ?? '');
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  });

  it('remember what a network cost that comes back at once: who asks little goes first', async () => {
    const { ask, end, order } = started({ atOnce: 1, ofOne: 1 });
    for (let number = 1; number <= 20; number++) void ask(`${String.fromCharCode(96 + number)}1`);
    await settled();
    // Each network sends expensive queries, one after another.
    for (let turn = 0; turn < 40; turn++) {
      const last = order.at(-1) ?? '';
      await end(last, 100);
      void ask(`${last[0]}${Number(last.slice(1)) + 1}`);
      await settled();
    }
    void ask('zlight1');
    await end(order.at(-1) ?? '', 100);
    expect(order.at(-1)).toBe('zlight1');
  });

  it('go by what they cost: slow questions are served less often', async () => {
    const { ask, end, order } = started({ atOnce: 1, ofOne: 1 });
    for (let number = 1; number <= 10; number++) void ask(`slow${number}`);
    for (let number = 1; number <= 30; number++) void ask(`quick${number}`);
    await settled();
    for (let turn = 0; turn < 22; turn++) {
      const last = order.at(-1) ?? '';
      await end(last, last.startsWith('slow') ? 20 : 2);
    }
    expect(order.slice(0, 22).filter((name) => name.startsWith('quick'))).toHaveLength(20);
  });

  it('of a network that was quiet are no more than those of the others', async () => {
    const { ask, end, order } = started({ atOnce: 1, ofOne: 1 });
    for (let number = 1; number <= 50; number++) void ask(`a${number}`);
    await settled();
    for (let turn = 0; turn < 20; turn++) await end(order.at(-1) ?? '', 10);
    for (let number = 1; number <= 10; number++) void ask(`b${number}`);
    for (let turn = 0; turn < 10; turn++) await end(order.at(-1) ?? '', 10);
    expect(order.slice(-10).filter((name) => name.startsWith('b'))).toHaveLength(5);
  });

  it('leave room for others beside a network that has all it may', async () => {
    const { ask, order } = started({ atOnce: 3, ofOne: 2 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void ask(name);
    await settled();
    expect(order).toEqual(['a1', 'a2', 'b1']);
  });

  it('go to the next where somebody gives up, who is told why', async () => {
    const { ask, end, order } = started({ atOnce: 1, ofOne: 1 });
    const gone = new AbortController();
    void ask('a1');
    const given = ask('a2', gone.signal);
    void ask('a3');
    await settled();
    gone.abort(new Error('gone'));
    await expect(given).rejects.toThrow('gone');
    await end('a1');
    expect(order).toEqual(['a1', 'a3']);
    await expect(ask('a4', gone.signal)).rejects.toThrow('gone');
    await end('a3');
    await ask('d1');
    expect(order.at(-1)).toBe('d1');
  });

  it('give up after the turn came ends nothing twice', async () => {
    const { ask, end, order } = started({ atOnce: 1, ofOne: 1 });
    const gone = new AbortController();
    await ask('a1', gone.signal);
    gone.abort(new Error('gone'));
    void ask('b1');
    await settled();
    expect(order).toEqual(['a1']);
    await end('a1');
    expect(order).toEqual(['a1', 'b1']);
  });
});
