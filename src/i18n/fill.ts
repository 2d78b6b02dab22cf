/**
 * Puts values into a ready string.
 * @param text a ready string with names in braces, from `copyOf`
 * @returns the string with each `{name}` replaced by its value; a name without a value stays
 */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
