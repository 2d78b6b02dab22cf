/** A pattern and what takes its place. */
export type Replacement = readonly [pattern: RegExp, by: string | ((letters: string) => string)];

/** Returns a text after one replacement after another. */
export const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce(
    (result, [pattern, by]) => (typeof by === 'string' ? result.replace(pattern, by) : result.replace(pattern, by)),
    text,
  );
