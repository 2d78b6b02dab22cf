/** Texts rest on rows of the facts sheet that somebody has read in a source (docs/decisions: facts). */
import { type Problem, problemAt } from '../problem.ts';
import { textsOf } from '../site.ts';
import type { Content } from '../store.ts';

/** Returns texts that rest on a missing or unread row, or that hide that sources differ. */
export function checkFacts(content: Content): Problem[] {
  const rests = [
    ...textsOf(content).flatMap((entry) => entry.data.facts.map((id, index) => ({ entry, id, at: ['facts', index] }))),
    ...content.game.flatMap((entry) => entry.data.facts.map((id, index) => ({ entry, id, at: ['facts', index] }))),
    ...content.glossary.flatMap((entry) =>
      entry.data.flatMap((word, place) => word.facts.map((id, index) => ({ entry, id, at: [place, 'facts', index] }))),
    ),
  ];
  return rests.flatMap(({ entry, id, at }): Problem[] => {
    const wrong = (message: string) => [problemAt(entry, at, message)];
    const fact = content.facts.get(id);
    if (!fact) {
      return wrong(`content/facts.md has no row ${id}. Correct the number, or add the row with its source.`);
    }
    if (fact.unsourced) {
      return wrong(
        `Row ${id} is marked K: nobody has read it in a source. Find one and mark the row S, or leave the claim out.`,
      );
    }
    if (fact.disputed && entry.kind !== 'glossary' && !('differs' in entry.data && entry.data.differs)) {
      return wrong(`Row ${id} is marked "!": sources or practice differ. Say so in the field "differs".`);
    }
    return [];
  });
}
