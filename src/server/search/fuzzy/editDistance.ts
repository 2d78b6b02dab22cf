/** Counts the edits between two words. A swap of adjacent letters is one edit (optimal string alignment distance). */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let edits = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        edits = Math.min(edits, (beforeLast[at - 2] ?? 0) + 1);
      next[at] = edits;
    }
    [beforeLast, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Returns the similarity of two words, from 0 to 1 (equal). */
export const similarity = (one: string, other: string): number =>
  1 - editDistance(one, other) / Math.max(one.length, other.length);
