/** Limits the open connections of each network, and cuts off a network that takes the site away from others. */
import type { Socket } from 'node:net';

/** How long a network that sent too much at once gets no new connections, in ms. */
const heldMs = 1000;

type Networks = {
  /** Counts a new connection until it closes. @returns whether it is within its network's limit */
  admits: (socket: Socket) => boolean;
  /**
   * Closes the other connections of a socket's network before what they sent is read, and accepts no new ones for a
   * moment.
   * @param isAnswered returns whether an answer is in progress on a connection; such a connection stays open
   */
  shed: (socket: Socket, isAnswered: (socket: Socket) => boolean) => void;
};

/**
 * Returns a connection counter.
 * @param most maximum for each network
 * @param networkOf returns the network of an address, or `undefined` if it is not counted, such as a trusted proxy
 */
export function createNetworks(most: number, networkOf: (address: string) => string | undefined): Networks {
  const open = new Map<string, Set<Socket>>();
  const held = new Set<string>();
  const ofSocket = ({ remoteAddress }: Socket) => networkOf(remoteAddress ?? '');
  return {
    admits(socket) {
      const network = ofSocket(socket);
      if (network === undefined) return true;
      const sockets = open.get(network) ?? new Set();
      if (sockets.size >= most || held.has(network)) return false;
      open.set(network, sockets.add(socket));
      socket.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) open.delete(network);
      });
      return true;
    },
    shed(socket, isAnswered) {
      const network = ofSocket(socket);
      if (network === undefined || held.has(network)) return;
      held.add(network);
      setTimeout(() => held.delete(network), heldMs).unref();
      for (const other of open.get(network) ?? []) if (!isAnswered(other)) other.destroy();
    },
  };
}
