/** Checks that each question has its own position within its theme, so that file names never decide the order. */
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns questions with the same position as another one in their language and theme. */
export function checkFaq(content: Content): Problem[] {
  const taken = new Map<string, string>();
  return content.faq.flatMap((entry): Problem[] => {
    const { theme, order } = entry.data;
    const place = `${entry.language} ${theme} ${order}`;
    const other = taken.get(place);
    taken.set(place, other ?? entry.file);
    const message = `Place ${order} in "${theme}" is that of ${other}. Give it another.`;
    return other ? [problemAt(entry, ['order'], message)] : [];
  });
}
