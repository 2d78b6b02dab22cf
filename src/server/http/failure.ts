/** What the log says of something that broke. */

/** Returns where in the code it broke, with the system's code. The message may hold what somebody asked for, and is not told. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Something broke';
  const { name, stack = '', code } = error as NodeJS.ErrnoException;
  return [code ? `${name} (${code})` : name, ...(stack.match(/^ +at .*$/gm) ?? [])].join('\n');
}
