/** Returns the texts of a list that somebody may have written something else into. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
