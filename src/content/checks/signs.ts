/**
 * Checks the table of signs: words in every language that shows a sign, a first number that fits its level, and pages
 * that name it.
 */
import { isSiteLanguage, languageCodes, siteLanguages } from '../../i18n/languages.ts';
import { parseBlocks } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import { levelOf } from '../signs.ts';
import { signsSection } from '../signsSection.ts';
import type { Content } from '../store.ts';
import { otherNumbers } from './meaning.ts';

/**
 * Returns signs without words, words without a sign, pages that forget or add a sign, numbers that don't fit the level
 * or the Swedish words, and caregiver pages whose `urgentLine` doesn't fit their text.
 */
export function checkSigns(content: Content): Problem[] {
  const [table] = content.signs;
  if (!table) return [];
  const ids = new Set(table.data.map(({ id }) => id));
  const telling = (id: string, language: string) =>
    content.page.flatMap(({ data, language: own }) =>
      own === language && data.urgent?.signs.includes(id) ? [data.id] : [],
    );
  const words = new Map(content.signWords.map((entry) => [entry.language, entry]));
  const caregivers = new Set(content.caregiver.map(({ language }) => language));
  const unsaid = languageCodes
    .filter((language) => isSiteLanguage(language) || caregivers.has(language))
    .flatMap((language): Problem[] => {
      // In hospital the reader tells the staff. These signs appear only on pages, which are in Swedish and English.
      const needed = table.data.filter(({ whom }) => isSiteLanguage(language) || whom[0] !== 'staff');
      const [first, ...others] = needed.filter(({ id }) => !words.get(language)?.data[id]);
      const more = others.length > 0 ? `, and ${others.length} more signs,` : '';
      return first
        ? [
            {
              file: table.file,
              line: 1,
              message: `${first.id}${more} has no words in ${language}. Write them in content/signs/words.`,
            },
          ]
        : [];
    });
  const ofTable = table.data.flatMap((sign, at) => {
    const problem = (message: string): Problem => ({ file: table.file, line: table.lineOf([at]), message });
    const { id, when, whom, pages } = sign;
    return [
      ...siteLanguages.flatMap((language) => {
        const found = telling(id, language);
        return [
          ...pages
            .filter((page) => !found.includes(page))
            .map((page) => problem(`${id}: the page "${page}" does not tell it in ${language}. Name it there.`)),
          ...found
            .filter((page) => !pages.includes(page))
            .map((page) => problem(`${id}: the page "${page}" tells it in ${language}. Add it to its pages.`)),
        ];
      }),
      ...((whom[0] === '112') === (when === 'now' && whom[0] !== 'staff')
        ? []
        : [problem(`${id}: "now" is 112, and 112 is "now". Correct when or whom.`)]),
      ...(levelOf(sign) === 'here' && sign.for?.place !== 'hospital'
        ? [problem(`${id}: the staff are told in hospital alone. Add for.place.`)]
        : []),
    ];
  });
  const ofWords = content.signWords.flatMap(({ file, data, lineOf }) =>
    Object.keys(data)
      .filter((id) => !ids.has(id))
      .map((id): Problem => ({ file, line: lineOf([id]), message: `${id}: there is no such sign in the table.` })),
  );
  const swedish = words.get('sv')?.data ?? {};
  const ofNumbers = content.signWords.flatMap(({ file, data, lineOf }) =>
    Object.entries(data).flatMap(([id, told]) =>
      Object.entries(told).flatMap(([part, text]): Problem[] => {
        const others = otherNumbers(swedish[id]?.[part as keyof typeof told] ?? '', text ?? '');
        if (!swedish[id] || others.length === 0) return [];
        return [{ file, line: lineOf([id, part]), message: `${id}.${part} ${others.join(', and ')}. Correct it.` }];
      }),
    ),
  );
  // Caregiver pages outside the groups are lists of numbers, and 112 is their first line.
  const sheets = content.caregiverMenu.flatMap(({ data }) => data.more);
  const ofCaregivers = content.caregiver.flatMap(({ file, data, body, lineOf }): Problem[] => {
    const rings = !sheets.includes(data.id) && signsSection(parseBlocks(body)) !== undefined;
    if (rings === (data.urgentLine !== undefined)) return [];
    const message = rings
      ? 'A section tells when to ring 112. Name the danger and 112 in urgentLine.'
      : 'urgentLine leads to no section that tells when to ring 112. Take it out.';
    return [{ file, line: lineOf(['urgentLine']), message }];
  });
  return [...unsaid, ...ofTable, ...ofWords, ...ofNumbers, ...ofCaregivers];
}
