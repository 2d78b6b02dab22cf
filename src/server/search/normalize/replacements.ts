/** A pattern and its replacement. */
export type Replacement = readonly [pattern: RegExp, by: string | ((letters: string) => string)];

/** Applies the replacements in order. */
export const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce(
    (result, [pattern, by]) => (typeof by === 'string' ? result.replace(pattern, by) : result.replace(pattern, by)),
    text,
  );
