/**
 * Replaces the placeholders in a string from `copyOf`.
 * @param text a string with argument names in braces
 * @returns the string with each `{name}` replaced by its value; a name without a value is left as it is
 */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
