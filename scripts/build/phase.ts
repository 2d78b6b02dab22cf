/** Prints a build's progress, one line per phase. */

/** Runs a phase, and prints its name and duration. */
export async function phase<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`${name} … `);
  const result = await work();
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
