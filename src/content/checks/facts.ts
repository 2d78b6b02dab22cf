/**
 * Checks that texts rest on rows of the facts sheet that were read in a source (docs/decisions/0011-facts-sheet.md).
 */
import { entriesOf } from '../entries.ts';
import { factFields, fieldsNamed } from '../entryFields.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns texts that rest on a missing or unread row, or that don't say that sources differ. */
export function checkFacts(content: Content): Problem[] {
  // The levels of signs and help cards rest on rows too, though readers see neither table.
  const entries = [...entriesOf(content), ...content.signs, ...content.helpCards];
  const rests = entries.flatMap((entry) => factFields(entry).map(({ at, text: id }) => ({ entry, at, id })));
  return rests.flatMap(({ entry, at, id }): Problem[] => {
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
    // Entries that are lists, such as the glossary, have no field to say it in.
    const isListed = Array.isArray(entry.data);
    if (fact.disputed && !isListed && fieldsNamed(entry, 'differs').length === 0) {
      return wrong(`Row ${id} is marked "!": sources or practice differ. Say so in the field "differs".`);
    }
    return [];
  });
}
