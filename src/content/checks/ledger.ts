/**
 * Checks that every fault found in one translation was looked for in all others, and that the parts to review first
 * exist.
 */
import { partsOf } from '../parts.ts';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns the wanted beginnings that no part of the Swedish caregiver page has any longer. */
function unknownParts(content: Content, wanted: { page: string; swedish: string }[]): string[] {
  const originals = new Map(
    content.caregiver.filter(({ language }) => language === 'sv').map((entry) => [entry.data.id, entry]),
  );
  return wanted
    .filter(({ page, swedish }) => {
      const original = originals.get(page);
      return !original || !partsOf(original).some(({ words }) => words.startsWith(swedish));
    })
    .map(({ page, swedish }) => `${page} "${swedish}"`);
}

/** Returns ledger entries that lack a language's answer or have a wrong one, and named parts that no longer exist. */
export function checkLedger(content: Content): Problem[] {
  const languages = [...new Set(content.caregiver.map(({ language }) => language as string))].filter(
    (code) => code !== 'sv',
  );
  const ofLedger = content.translationLedger.flatMap(({ data, file }) =>
    data.flatMap((entry): Problem[] => {
      const at = (message: string): Problem => ({ file, line: 1, message: `"${entry.id}" ${message}` });
      const answered = [...entry.right, ...entry.mended];
      const open = languages.filter((code) => !answered.includes(code));
      const unknown = answered.filter((code) => !languages.includes(code));
      const twice = answered.filter((code, index) => answered.indexOf(code) !== index);
      const same = data.filter(({ id }) => id === entry.id).length > 1;
      const gone = 'page' in entry ? unknownParts(content, [entry]) : [];
      return [
        ...(open.length > 0 ? [at(`is open in ${open.join(', ')}. Read it there, and write right or mended.`)] : []),
        ...(unknown.length > 0 ? [at(`is answered for ${unknown.join(', ')}, which no page is in. Remove it.`)] : []),
        ...(twice.length > 0 ? [at(`is answered twice for ${twice.join(', ')}. Keep one answer.`)] : []),
        ...(same ? [at('is the name of two entries. Give each its own.')] : []),
        ...(gone.length > 0
          ? [at('asks about a Swedish part that is gone. Ask again about what stands there now, or remove it.')]
          : []),
      ];
    }),
  );
  const ofSafety = content.safetyParts.flatMap(({ data, file }) =>
    unknownParts(
      content,
      Object.entries(data).flatMap(([page, starts]) => starts.map((swedish) => ({ page, swedish }))),
    ).map((part): Problem => ({ file, line: 1, message: `No Swedish part begins like this: ${part}. Correct it.` })),
  );
  return [...ofLedger, ...ofSafety];
}
