/** Search under load: each engine in turn, and while its index is built anew. */
import { setTimeout as wait } from 'node:timers/promises';
import { languageCodes } from '../../src/i18n/languages.ts';
import { questions } from '../../tests/search/evaluate.ts';
import { rounds, seconds } from './contest.ts';
import type { Engine } from './engines.ts';
import { type Load, loadAndCount, type Target } from './load.ts';
import { type Memory, type SearchServer, startSearch } from './servers.ts';
import type { BuiltSite } from './site.ts';

export const clients = [1, 32] as const;

/** Longest wait for a new index to be served, in ms. */
const swapMs = 300_000;

/** Returns one question of each language, then the second of each, and so on. */
export function paths(): string[] {
  const lists = [...questions()];
  const longest = Math.max(...lists.map(([, list]) => list.length));
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) =>
    lists.flatMap(([locale, list]) => {
      const question = list[place];
      return question ? [`/api/search?locale=${locale}&q=${encodeURIComponent(question.q)}`] : [];
    }),
  );
}

/** Waits until a word of the new index is found in every language. */
async function untilServed({ url, name }: SearchServer, sign: string): Promise<void> {
  const end = performance.now() + swapMs;
  const missing = new Set<string>(languageCodes);
  const look = async (locale: string) => {
    const reply = await fetch(`${url}/api/search?locale=${locale}&q=${sign}`);
    const found = (await reply.json()) as { nbHits?: number; isApproximate?: boolean };
    if (found.nbHits && !found.isApproximate) missing.delete(locale);
  };
  while (missing.size > 0) {
    if (performance.now() > end) throw new Error(`${name} does not serve the new index of ${[...missing].join(', ')}.`);
    await Promise.all([...missing].map(look));
    await wait(100);
  }
}

export type Trial = {
  engine: Engine;
  records: number;
  buildSeconds: number;
  bytes: number;
  readyMs: number;
  memory: Memory;
  loads: Map<number, Load[]>;
  rebuild: Load & { seconds: number };
};

/** Builds the index anew under load, and has the server take it. */
async function rebuild(engine: Engine, site: BuiltSite, records: number, server: SearchServer, target: Target) {
  const sign = 'qvzkbowt';
  const began = performance.now();
  const work = async () => {
    await engine.index(site, records, sign);
    process.kill(server.pid, 'SIGHUP');
    await untilServed(server, sign);
  };
  const done = work();
  const load = await loadAndCount(server, target, { seconds: 3600, until: done });
  await done;
  return { ...load, seconds: (performance.now() - began) / 1000 };
}

/** Returns what each engine took and how it answered, with so many records. */
export async function trialsOf(
  engines: Engine[],
  site: BuiltSite,
  records: number,
  isQuick: boolean,
): Promise<Trial[]> {
  const time = isQuick ? seconds.quick : seconds.full;
  const target: Target = { paths: paths(), headers: { 'accept-encoding': 'br, gzip' }, status: 200 };
  const running: (Omit<Trial, 'rebuild'> & { server: SearchServer })[] = [];
  try {
    for (const engine of engines) {
      const buildSeconds = await engine.index(site, records, 'xjwpunth');
      const bytes = await engine.bytes(site);
      const server = await startSearch(site, engine.name, engine.env);
      const { readyMs } = server;
      await untilServed(server, 'xjwpunth');
      const memory = await server.memory();
      running.push({ engine, records, buildSeconds, bytes, readyMs, memory, loads: new Map(), server });
    }
    for (const count of clients) {
      for (const { server } of running)
        await loadAndCount(server, target, { seconds: time.warmUp, connections: count });
      for (let round = 0; round < rounds; round++) {
        // The first of this round is the last of the next.
        for (const { server, loads } of round % 2 === 0 ? running : running.toReversed()) {
          const load = await loadAndCount(server, target, { seconds: time.round, connections: count });
          loads.set(count, [...(loads.get(count) ?? []), load]);
        }
      }
    }
    const trials: Trial[] = [];
    for (const { server, ...trial } of running)
      trials.push({ ...trial, rebuild: await rebuild(trial.engine, site, records, server, target) });
    return trials;
  } finally {
    for (const { server } of running) await server.stop();
  }
}
