/** Requests that wait for an earlier response on their connection: their number is limited. */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createPipeline } from '../../../src/server/http/turns.ts';

/** Returns a fake connection that records which requests were begun. */
function connection(inTurn: ReturnType<typeof createPipeline>) {
  const state = { destroyed: false, writable: true, isPaused: false };
  const socket = Object.assign(new EventEmitter(), state, {
    destroy: () => Object.assign(socket, { destroyed: true, writable: false }),
    pause: () => (socket.isPaused = true),
    resume: () => {
      socket.isPaused = false;
      socket.emit('resume');
    },
  });
  const begun: EventEmitter[] = [];
  const ask = () => {
    const response = new EventEmitter();
    inTurn(socket as unknown as Socket, {
      response: response as ServerResponse,
      begin: () => void begun.push(response),
    });
  };
  return { socket, begun, ask, end: () => begun.at(-1)?.emit('close') };
}

it('closes the connection that asks while too many wait, and counts no more what waited on it', () => {
  const inTurn = createPipeline(3);
  const [greedy, reader] = [connection(inTurn), connection(inTurn)];
  for (let time = 0; time < 4; time++) greedy.ask();
  expect(greedy.socket.destroyed).toBe(false);
  greedy.ask();
  expect([greedy.socket.destroyed, greedy.begun.length]).toEqual([true, 1]);
  greedy.end();
  expect(greedy.begun, 'begins nothing for it').toHaveLength(1);
  for (let time = 0; time < 4; time++) reader.ask();
  expect([reader.socket.destroyed, reader.begun.length]).toEqual([false, 1]);
});

it('closes the connection that sends more than a hundred ahead, and says so once', () => {
  const told = vi.fn();
  const { socket, begun, ask } = connection(createPipeline(undefined, told));
  for (let time = 0; time < 101; time++) ask();
  expect([socket.destroyed, told.mock.calls.length]).toEqual([false, 0]);
  for (let time = 0; time < 3; time++) ask();
  expect([socket.destroyed, told.mock.calls.length, begun.length]).toEqual([true, 1, 1]);
});

it('reads on when nothing waits any more, and not before, whoever tells it to', () => {
  const { socket, begun, ask, end } = connection(createPipeline());
  for (let time = 0; time < 3; time++) ask();
  socket.resume();
  expect(socket.isPaused).toBe(true);
  end();
  expect([begun.length, socket.isPaused]).toEqual([2, true]);
  end();
  expect([begun.length, socket.isPaused]).toEqual([3, false]);
});
