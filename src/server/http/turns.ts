/**
 * Runs one request at a time on each connection. Node's parser emits all requests in a chunk of 64 kB at once: if two
 * thousand of them ran together, each would open a file.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Maximum number of requests waiting for an earlier answer, on all connections together: some 100 MB. Browsers and
 * proxies don't pipeline requests.
 */
const maxWaiting = 30_000;
/** Maximum waiting on one connection. Some clients pipeline a few; one that sends more wants to tie up the server. */
const maxPerConnection = 100;

type Request = { response: ServerResponse; begin: () => void };
type Line = { isBusy: boolean; waiting: Request[] };

/**
 * Returns a function that starts a request when the earlier answers on its connection are finished. Requests on a
 * closed connection are dropped. A connection that sends more while too many wait is closed.
 * @param onGreedy called with a connection that is closed for sending too much
 */
export function createPipeline(
  most = maxWaiting,
  onGreedy: (socket: Socket) => void = () => {},
): (socket: Socket, request: Request) => void {
  const lines = new WeakMap<Socket, Line>();
  let waiting = 0;

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { isBusy: false, waiting: [] };
    // Node resumes reading after each answer. Pause again, so that further data stays with the client.
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
    if (waiting >= most || line.waiting.length >= maxPerConnection) {
      socket.destroy();
      return onGreedy(socket);
    }
    waiting++;
    line.waiting.push(request);
    socket.pause();
  };
}
