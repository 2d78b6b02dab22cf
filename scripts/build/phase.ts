/** Says what a build is doing, a line a phase. */

/** Names a phase, does its work and tells how long it took. */
export async function phase<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`${name} … `);
  const result = await work();
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
