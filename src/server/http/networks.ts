/** How many connections one network may have open. */
import type { Socket } from 'node:net';

/**
 * Returns a function that counts a new connection until it closes, and tells whether its network may have it.
 * @param most for each network
 * @param networkOf the network of an address; nothing for one that is not counted, as a proxy of ours
 */
export function createNetworkCount(
  most: number,
  networkOf: (address: string) => string | undefined,
): (socket: Socket) => boolean {
  const open = new Map<string, number>();
  return (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (network === undefined) return true;
    const count = open.get(network) ?? 0;
    if (count >= most) return false;
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return true;
  };
}
