/**
 * One answer at a time on a connection. Node's parser hands over every request that lies in 64 kB at once: begun at
 * once, two thousand of them would each open a file.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that may wait for a former answer on their connection, on all connections together: some 100 MB. Browsers and
 * proxies send none before they have the former answer.
 */
const mostWaiting = 30_000;
/** Requests that may wait on one connection. Some clients send a few ahead; what sends more wants to take time. */
const mostOnOne = 100;

type Request = { response: ServerResponse; begin: () => void };
type Line = { isBusy: boolean; waiting: Request[] };

/**
 * Returns a function that begins a request when the connection has given its former answers. Nothing is begun for a
 * connection that has closed, and one that sends more while too many wait is closed.
 * @param onGreedy is told of a connection that is closed
 */
export function createTurns(
  most = mostWaiting,
  onGreedy: (socket: Socket) => void = () => {},
): (socket: Socket, request: Request) => void {
  const lines = new WeakMap<Socket, Line>();
  let waiting = 0;

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { isBusy: false, waiting: [] };
    // Node goes on reading after each answer. What else the client sends is to stay with it meanwhile.
    socket.on('resume', () => {
      if (line.waiting.length > 0) socket.pause();
    });
    lines.set(socket, line);
    return line;
  }

  function begin(socket: Socket, line: Line, request: Request): void {
    line.isBusy = true;
    request.response.once('close', () => next(socket, line));
    request.begin();
  }

  function next(socket: Socket, line: Line): void {
    line.isBusy = false;
    const request = line.waiting.shift();
    if (!request) return;
    waiting--;
    if (socket.writable) {
      if (line.waiting.length === 0) socket.resume();
      return begin(socket, line, request);
    }
    waiting -= line.waiting.length;
    line.waiting = [];
  }

  return (socket, request) => {
    const line = lineOf(socket);
    if (!line.isBusy) return begin(socket, line, request);
    if (socket.destroyed) return;
    if (waiting >= most || line.waiting.length >= mostOnOne) {
      socket.destroy();
      return onGreedy(socket);
    }
    waiting++;
    line.waiting.push(request);
    socket.pause();
  };
}
