/**
 * Fair queuing: the network that has used the least processor time goes next. A network that sends many or slow
 * queries delays only itself.
 */

type FairQueue = {
  /**
   * Waits for a network's turn. Resolves to a function that ends the turn: call it once, with the processor time in ms
   * that the turn took.
   * @throws the signal's reason if the wait is aborted
   */
  take: (network: string, signal?: AbortSignal) => Promise<(cost: number) => void>;
};

type Line = {
  running: number;
  waiting: Set<() => void>;
  /** Processor time used, in ms. A new network starts at the level of the latest turn, not at 0. */
  served: number;
  /** Breaks ties: a network that has had no turn yet goes first. */
  isNew: boolean;
};

/** Minimum cost of a turn, in ms: the system's CPU clock misses very short ones. */
const minCost = 1;
/** Maximum number of networks to keep; beyond it, idle ones are dropped. */
const maxKept = 10_000;

/**
 * Creates a fair queue.
 * @param atOnce how many turns may run concurrently
 * @param ofOne how many of these one network may hold
 */
export function createFairQueue({ atOnce, ofOne }: { atOnce: number; ofOne: number }): FairQueue {
  /** By network: those that run or wait, and idle ones that have used more than the latest turn's network. */
  const lines = new Map<string, Line>();
  let running = 0;
  /** Highest `served` of any network at the start of a turn. New networks start there, without credit for the past. */
  let served = 0;

  function lineOf(network: string): Line {
    const line = lines.get(network) ?? { running: 0, waiting: new Set(), served, isNew: true };
    lines.set(network, line);
    return line;
  }

  const isIdle = (line: Line) => line.running === 0 && line.waiting.size === 0;
  /** Keeps an idle network until the others catch up; otherwise it could come back with its usage forgotten. */
  const forget = (network: string, line: Line) => {
    if (isIdle(line) && (line.served <= served || lines.size > maxKept)) lines.delete(network);
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
            line.served += Math.max(cost, minCost);
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
