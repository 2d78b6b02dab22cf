/**
 * Fair queuing: the network that has cost least goes next, so that one that asks much, or asks what is slow, waits for
 * itself and does not make others wait.
 */

type FairQueue = {
  /**
   * Waits for a network's turn, and returns a function that ends it, to be called once with the processor time in ms
   * that it took.
   * @throws the signal's reason if the wait is given up
   */
  take: (network: string, signal?: AbortSignal) => Promise<(cost: number) => void>;
};

type Line = {
  running: number;
  waiting: Set<() => void>;
  /** What it was served, in ms, beside all others. */
  served: number;
  /** Of two that were served as much, one that had no turn yet goes first. */
  isNew: boolean;
};

/** What a turn counts for at least, in ms: the system does not measure what is very short. */
const leastCost = 1;
/** Networks that are remembered at the most. */
const mostKept = 10_000;

/**
 * Returns an empty queue.
 * @param atOnce turns that run at a time
 * @param ofOne turns of one network among them
 */
export function createFairQueue({ atOnce, ofOne }: { atOnce: number; ofOne: number }): FairQueue {
  /** By network, of those that run or wait, or were served more than those that have their turn now. */
  const lines = new Map<string, Line>();
  let running = 0;
  /** What the network was served that had the last turn. A new one begins there: it has no claim on the past. */
  let served = 0;

  function lineOf(network: string): Line {
    const line = lines.get(network) ?? { running: 0, waiting: new Set(), served, isNew: true };
    lines.set(network, line);
    return line;
  }

  const isIdle = (line: Line) => line.running === 0 && line.waiting.size === 0;
  /** What a network was served is kept until the others have had as much: else one that comes back owes nothing. */
  const forget = (network: string, line: Line) => {
    if (isIdle(line) && (line.served <= served || lines.size > mostKept)) lines.delete(network);
  };

  const isBefore = (one: Line, other: Line) =>
    one.served < other.served || (one.served === other.served && one.isNew && !other.isNew);

  function next(): void {
    while (running < atOnce) {
      let least: Line | undefined;
      for (const [network, line] of lines) {
        forget(network, line);
        if (line.waiting.size > 0 && line.running < ofOne && (!least || isBefore(line, least))) least = line;
      }
      const [start] = least?.waiting ?? [];
      if (!least || !start) return;
      least.waiting.delete(start);
      running++;
      least.running++;
      served = Math.max(served, least.served);
      start();
    }
  }

  return {
    take: (network, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const line = lineOf(network);
        const start = () => {
          signal?.removeEventListener('abort', giveUp);
          resolve((cost) => {
            running--;
            line.running--;
            line.served += Math.max(cost, leastCost);
            line.isNew = false;
            forget(network, line);
            next();
          });
        };
        const giveUp = () => {
          line.waiting.delete(start);
          forget(network, line);
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        line.waiting.add(start);
        next();
      }),
  };
}
