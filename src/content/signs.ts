/** The table of signs: what a page says of a sign, and at which level, is read here and nowhere else. */
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

/**
 * Fills the words of its signs into each page, the highest level first.
 * @returns pages that name a sign which the table, or the words of their language, do not have
 */
export function fillSigns(content: Content): Problem[] {
  const signs = signsOf(content);
  const wordsOf = new Map(content.signWords.map(({ language, data }) => [language, data]));
  return content.page.flatMap(({ data: { urgent, audience }, language, file, lineOf }) => {
    if (!urgent) return [];
    const groups: SignGroup<string>[] = [];
    const problems = urgent.signs.flatMap((id): Problem[] => {
      const row = signs.get(id);
      const words = wordsOf.get(language)?.[id];
      if (!row || !words) {
        const place = row ? `content/signs/words/${language}.json` : 'content/signs/signs.json';
        return [{ file, line: lineOf(['urgent', 'signs']), message: `There is no sign "${id}" in ${place}.` }];
      }
      const [level, { whom }] = [levelOf(row), row];
      // In hospital the child tells, and teenagers read for themselves; else the box speaks to the adult.
      const sign = level === 'here' || audience === 'teen' ? words.child : words.adult;
      const told = words.waiting ? `${sign} ${words.waiting}` : sign;
      const same = groups.find((group) => group.level === level && group.whom.join() === whom.join());
      if (same) same.told.push(told);
      else groups.push({ level, whom, told: [told] });
      return [];
    });
    urgent.groups = groups.toSorted((a, b) => signLevels.indexOf(a.level) - signLevels.indexOf(b.level));
    return problems;
  });
}

/** The whole table in a language: signs that hold for everybody, and the others by part of the body. */
export type SignTable = { everyone: SignGroup[]; bodies: { body: Sign['body']; groups: SignGroup[] }[] };

/** Returns the table in a language, without what one tells the staff in hospital. */
export function signTableOf(content: Content, language: LanguageCode): SignTable {
  const words = content.signWords.find((entry) => entry.language === language)?.data ?? {};
  const rows = [...signsOf(content).values()].filter(({ whom }) => whom[0] !== 'staff');
  const groupsOf = (some: readonly Sign[]): SignGroup[] => {
    const groups = Map.groupBy(some, (row) => `${levelOf(row)} ${row.whom.join()}`);
    return [...groups.values()]
      .flatMap((same): SignGroup[] => {
        const [first] = same;
        const told = same.flatMap(({ id, ages }) => {
          const own = words[id];
          const withAct = (sign: string) => (own?.waiting ? `${sign} ${own.waiting}` : sign);
          return own ? [{ adult: withAct(own.adult), child: withAct(own.child), ages: ages?.join(' ') }] : [];
        });
        return first ? [{ level: levelOf(first), whom: first.whom, told }] : [];
      })
      .toSorted((a, b) => signLevels.indexOf(a.level) - signLevels.indexOf(b.level));
  };
  const bodies = Map.groupBy(
    rows.filter(({ isGeneral }) => !isGeneral),
    ({ body }) => body,
  );
  return {
    everyone: groupsOf(rows.filter(({ isGeneral }) => isGeneral)),
    bodies: signBodies.flatMap((body) => {
      const own = bodies.get(body);
      return own ? [{ body, groups: groupsOf(own) }] : [];
    }),
  };
}
