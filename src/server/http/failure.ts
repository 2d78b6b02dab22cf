/** Describes failures for the log. */

/**
 * Returns the name, system error code and stack of an error. Leaves out the message, which may contain what the reader
 * asked for.
 */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Something broke';
  const { name, stack = '', code } = error as NodeJS.ErrnoException;
  return [code ? `${name} (${code})` : name, ...(stack.match(/^ +at .*$/gm) ?? [])].join('\n');
}
