/** The table of signs: what a page says of a sign, and at which level, is read here and nowhere else. */
import { isDeepStrictEqual } from 'node:util';
import { isSiteLanguage, type LanguageCode } from '../i18n/languages.ts';
import { signBodies } from './kinds/signs.ts';
import type { Problem } from './problem.ts';
import type { Content, EntryData } from './store.ts';

export type Sign = EntryData<'signs'>[number];

/** What to do: ring 112; go in or ring at once; tell the staff; ring the same day. */
const signLevels = ['now', 'soon', 'here', 'today'] as const;
export type SignLevel = (typeof signLevels)[number];

/** A sign as a page says it; where the reader chooses, in both forms, with the ages that may have it. */
export type Told = string | { adult: string; child: string; ages?: string | undefined };

/** Signs of a page with the same level and the same help, in their order of the page. */
export type SignGroup<Form extends Told = Told> = { level: SignLevel; whom: Sign['whom']; told: Form[] };

/** The page of the whole table. In Swedish and English it has a text of its own; in the others the table is the page. */
export const signsPageId = 'urgent';

/** The page that tells whom to ring, in every language. */
export const turnPageId = '5001';

/** Returns whether a page is nothing but the table: its words stand in content/signs, and no text is translated. */
export const isTableAlone = ({ data, language }: { data: object; language: LanguageCode }): boolean =>
  'id' in data && data.id === signsPageId && !isSiteLanguage(language);

/** Returns what to do about a sign, by when it is and whom one turns to first. */
export function levelOf({ when, whom }: Pick<Sign, 'when' | 'whom'>): SignLevel {
  if (whom[0] === 'staff') return 'here';
  if (whom[0] === '112') return 'now';
  return when === 'now' || when === 'hours' ? 'soon' : 'today';
}

/** Returns the rows of the table by their ids. */
export const signsOf = (content: Content): ReadonlyMap<string, Sign> =>
  new Map(content.signs.flatMap(({ data }) => data).map((sign) => [sign.id, sign]));

type Words = EntryData<'signWords'>[string];

/** Returns a sign with what to do while waiting, in both forms. */
function toldOf({ adult, child, waiting, childWaiting = waiting }: Words): { adult: string; child: string } {
  const withAct = (sign: string, act: string | undefined) => (act ? `${sign} ${act}` : sign);
  return { adult: withAct(adult, waiting), child: withAct(child, childWaiting) };
}

/** Returns what was told of signs by level and whom one turns to, the highest level first. */
function grouped<Form extends Told>(told: readonly { row: Sign; form: Form }[]): SignGroup<Form>[] {
  const groups = new Map<string, SignGroup<Form>>();
  for (const { row, form } of told) {
    const [level, { whom }] = [levelOf(row), row];
    const key = `${level} ${whom.join()}`;
    const group = groups.get(key) ?? { level, whom, told: [] };
    // On the page of the whole table two pages' signs may have the same words.
    if (!group.told.some((one) => isDeepStrictEqual(one, form))) group.told.push(form);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => signLevels.indexOf(a.level) - signLevels.indexOf(b.level));
}

/**
 * Fills the words of its signs into each page, the highest level first.
 * @returns pages that name a sign which the table, or the words of their language, do not have
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
        // In hospital the child tells, and teenagers read for themselves; else the box speaks to the adult.
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

/** The whole table in a language: signs that hold for everybody, and the others by part of the body. */
export type SignTable = { everyone: SignGroup[]; bodies: { body: Sign['body']; groups: SignGroup[] }[] };

/** Returns the table in a language, without what one tells the staff in hospital. */
export function signTableOf(content: Content, language: LanguageCode): SignTable {
  const wordsOf = content.signWords.find((entry) => entry.language === language)?.data ?? {};
  // Breath and waking come before what is seldom.
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
