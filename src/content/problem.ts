/** What is wrong with a content file, where, and what to do about it. */
export type Problem = {
  /** Path from the content folder's parent, which editors can open. */
  file: string;
  /** From 1. */
  line: number;
  /** Dotted name of the field; missing if the whole file or the body is meant. */
  field?: string;
  /** What is wrong and what to do, in one or two sentences. */
  message: string;
};

/**
 * Returns a problem with a field of a file.
 * @param at path to the value: names of fields, and positions in lists
 */
export const problemAt = (
  { file, lineOf }: { file: string; lineOf: (at: readonly PropertyKey[]) => number },
  at: readonly PropertyKey[],
  message: string,
): Problem => ({ file, line: lineOf(at), field: at.map(String).join('.'), message });

/** Returns one line in the format that editors and CI turn into a link. */
export const formatProblem = ({ file, line, field, message }: Problem): string =>
  `${file}:${line} ${field ? `[${field}] ` : ''}${message}`;

/** Thrown if content is needed but invalid. The message lists every problem. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.map(formatProblem).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
