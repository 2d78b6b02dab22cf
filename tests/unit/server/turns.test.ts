/** Taking turns, and doing once what several callers wait for. */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSemaphore } from '../../../src/server/media/semaphore.ts';
import { createSingleFlight } from '../../../src/server/media/singleFlight.ts';

const never = new AbortController().signal;

describe('a semaphore', () => {
  it('lets so many through, the others in order, and all in the end', async () => {
    const inTurn = createSemaphore(2);
    const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
    const begun: number[] = [];
    const done = works.map(({ promise }, at) =>
      inTurn(never, () => {
        begun.push(at);
        return promise;
      }),
    );
    await setImmediate();
    expect(begun).toEqual([0, 1]);
    works[1]?.resolve(1);
    await setImmediate();
    expect(begun).toEqual([0, 1, 2]);
    works[0]?.reject(new Error('broke'));
    await expect(done[0]).rejects.toThrow('broke');
    await setImmediate();
    expect(begun, 'a failure frees its place').toEqual([0, 1, 2, 3]);
    for (const work of works) work.resolve(0);
    await Promise.allSettled(done);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps no place for a caller that has gone', async () => {
    const inTurn = createSemaphore(1);
    const first = Promise.withResolvers<string>();
    const gone = new AbortController();
    const done = inTurn(never, () => first.promise);
    const left = inTurn(gone.signal, () => Promise.resolve('never'));
    const last = inTurn(never, () => Promise.resolve('last'));
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(inTurn(gone.signal, () => Promise.resolve('never'))).rejects.toThrow('gone');
    first.resolve('first');
    expect(await Promise.all([done, last])).toEqual(['first', 'last']);
  });
});

describe('a single flight', () => {
  it('is done once for all who wait, and anew for the next', async () => {
    const once = createSingleFlight<number>();
    let times = 0;
    const work = async () => {
      times++;
      await setImmediate();
      return times;
    };
    expect(await Promise.all([once('a', never, work), once('a', never, work), once('b', never, work)])).toEqual([
      2, 2, 2,
    ]);
    expect(await once('a', never, work)).toBe(3);
    await expect(once('a', never, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await once('a', never, work)).toBe(4);
  });

  it('stops with the last who waits, not before', async () => {
    const once = createSingleFlight<number>();
    let stop: AbortSignal | undefined;
    const work = (signal: AbortSignal) => {
      stop = signal;
      return new Promise<number>(() => {});
    };
    const [one, two] = [new AbortController(), new AbortController()];
    const waits = [once('a', one.signal, work), once('a', two.signal, work)];
    one.abort(new Error('one'));
    await expect(waits[0]).rejects.toThrow('one');
    expect(stop?.aborted).toBe(false);
    two.abort(new Error('two'));
    await expect(waits[1]).rejects.toThrow('two');
    expect(stop?.aborted).toBe(true);
    expect(await once('a', never, () => Promise.resolve(7)), 'nobody joins what was stopped').toBe(7);
  });
});
