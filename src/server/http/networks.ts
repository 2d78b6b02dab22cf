/** How many connections one network may have open, and what becomes of one that takes the site away from others. */
import type { Socket } from 'node:net';

/** How long a network is turned away that sent too much at once, in ms. */
const heldMs = 1000;

type Networks = {
  /** Counts a new connection until it closes. @returns whether its network may have it */
  admits: (socket: Socket) => boolean;
  /**
   * Closes the other connections of a socket's network before what they sent is read, and takes no new ones for a moment.
   * @param isAnswered tells those that stay, since an answer is under way on them
   */
  shed: (socket: Socket, isAnswered: (socket: Socket) => boolean) => void;
};

/**
 * Returns what counts connections by network.
 * @param most for each network
 * @param networkOf the network of an address; nothing for one that is not counted, as a proxy of ours
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
