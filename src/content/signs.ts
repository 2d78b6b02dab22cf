/** The table of signs, the only source for what pages say about a sign and at which level. */
import { isDeepStrictEqual } from 'node:util';
import { isSiteLanguage, type LanguageCode } from '../i18n/languages.ts';
import { signBodies } from './kinds/signs.ts';
import type { Problem } from './problem.ts';
import type { Content, EntryData } from './store.ts';

export type Sign = EntryData<'signs'>[number];

/** What to do: call 112; go in or call at once; tell the staff; call the same day. */
const signLevels = ['now', 'soon', 'here', 'today'] as const;
export type SignLevel = (typeof signLevels)[number];

/** A sign as a page shows it. If the reader chooses, it has both forms and the ages that may have it. */
export type Told = string | { adult: string; child: string; ages?: string | undefined };

/** Signs of a page with the same level and the same help, in page order. */
export type SignGroup<Form extends Told = Told> = { level: SignLevel; whom: Sign['whom']; told: Form[] };

/**
 * Id of the page with the whole table. In Swedish and English it has a text of its own; in other languages it is only
 * the table.
 */
export const signsPageId = 'urgent';

/** Id of the page that says whom to call, in every language. */
export const turnPageId = '5001';

/**
 * Returns whether a page is nothing but the table. Its words are in content/signs, so there is no text to translate.
 */
export const isTableAlone = ({ data, language }: { data: object; language: LanguageCode }): boolean =>
  'id' in data && data.id === signsPageId && !isSiteLanguage(language);

/** Returns what to do about a sign, from how soon it needs care and whom to turn to first. */
export function levelOf({ when, whom }: Pick<Sign, 'when' | 'whom'>): SignLevel {
  if (whom[0] === 'staff') return 'here';
  if (whom[0] === '112') return 'now';
  return when === 'now' || when === 'hours' ? 'soon' : 'today';
}

/** Returns the rows of the table by id. */
export const signsOf = (content: Content): ReadonlyMap<string, Sign> =>
  new Map(content.signs.flatMap(({ data }) => data).map((sign) => [sign.id, sign]));

type Words = EntryData<'signWords'>[string];

/** Returns a sign and what to do while waiting, in both forms. */
function toldOf({ adult, child, waiting, childWaiting = waiting }: Words): { adult: string; child: string } {
  const withAct = (sign: string, act: string | undefined) => (act ? `${sign} ${act}` : sign);
  return { adult: withAct(adult, waiting), child: withAct(child, childWaiting) };
}

/** Returns signs grouped by level and whom to turn to, highest level first. */
function grouped<Form extends Told>(told: readonly { row: Sign; form: Form }[]): SignGroup<Form>[] {
  const groups = new Map<string, SignGroup<Form>>();
  for (const { row, form } of told) {
    const [level, { whom }] = [levelOf(row), row];
    const key = `${level} ${whom.join()}`;
    const group = groups.get(key) ?? { level, whom, told: [] };
    // In the whole table, signs of two pages may have the same words.
    if (!group.told.some((one) => isDeepStrictEqual(one, form))) group.told.push(form);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => signLevels.indexOf(a.level) - signLevels.indexOf(b.level));
}

/**
 * Fills the words of its signs into each page, highest level first.
 * @returns pages that name a sign missing from the table or from the words of their language
 */
export function fillSigns(content: Content): Problem[] {
  const signs = signsOf(content);
  const wordsOf = new Map(content.signWords.map(({ language, data }) => [language, data]));
  return content.page.flatMap(({ data: { urgent, audience }, language, file, lineOf }) => {
    if (!urgent) return [];
    const named = urgent.signs.map((id) => ({ id, row: signs.get(id), words: wordsOf.get(language)?.[id] }));
    urgent.groups = grouped(
      named.flatMap(({ row, words }) => {
        if (!row || !words) return [];
        // In hospital the child tells the staff, and teenagers read for themselves. Otherwise the box addresses the
        // adult.
        const form = toldOf(words)[levelOf(row) === 'here' || audience === 'teen' ? 'child' : 'adult'];
        return [{ row, form }];
      }),
    );
    return named.flatMap(({ id, row, words }): Problem[] => {
      if (row && words) return [];
      const place = row ? `content/signs/words/${language}.json` : 'content/signs/signs.json';
      return [{ file, line: lineOf(['urgent', 'signs']), message: `There is no sign "${id}" in ${place}.` }];
    });
  });
}

/** The whole table in a language: signs that always apply, and the others by part of the body. */
export type SignTable = { everyone: SignGroup[]; bodies: { body: Sign['body']; groups: SignGroup[] }[] };

/** Returns the table in a language, without the signs to tell the staff in hospital. */
export function signTableOf(content: Content, language: LanguageCode): SignTable {
  const wordsOf = content.signWords.find((entry) => entry.language === language)?.data ?? {};
  // Breathing and consciousness come before rarer signs.
  const rows = [...signsOf(content).values()].toSorted(
    (a, b) => signBodies.indexOf(a.body) - signBodies.indexOf(b.body),
  );
  const told = rows.flatMap((row) => {
    const words = wordsOf[row.id];
    if (!words || row.whom[0] === 'staff') return [];
    return [{ row, form: { ...toldOf(words), ages: row.ages?.join(' ') } }];
  });
  const others = Map.groupBy(
    told.filter(({ row }) => !row.isGeneral),
    ({ row }) => row.body,
  );
  return {
    everyone: grouped(told.filter(({ row }) => row.isGeneral)),
    bodies: signBodies.flatMap((body) => {
      const own = others.get(body);
      return own ? [{ body, groups: grouped(own) }] : [];
    }),
  };
}
