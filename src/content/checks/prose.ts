/** Checks that Swedish texts follow the style of a good children's author, as far as it can be counted. */
import type { AnyEntry } from '../entries.ts';
import { markdownFields, plainFields } from '../entryFields.ts';
import { blockText, parseBlocks } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/**
 * Conditions without "om" allowed per page. A page says "Om du mår illa, …"; the short form is tiring when repeated.
 */
const conditionalsOnPage = 1;
/** Requests to ask somebody allowed per page. If we know the answer, sending the reader to ask sets a task instead. */
const questionsSentOn = 2;

/** Verbs that open a condition without "om". Verbs that may be a request ("Gör", "Andas") are left out. */
const verbs =
  'Har|Är|Får|Kan|Vill|Blir|Behöver|Ska|Går|Känns|Känner|Mår|Tar|Ser|Kommer|Finns|Bor|Kräks|Blöder|Svarar|Brukar|Börjar|Tycker|Säger|Vet|Låter|Vaknar|Åker|Orkar|Märker|Ligger|Äter|Dricker|Hjälper|Gråter|Slutar|Använder|Sitter|Står|Passar|Måste|Svider|Fick|Togs|Blev|Hade|Kliar|Syns|Räcker|Fastnar|Lossnar|Tror|Väntar|Talar|Pratar|Skulle|Händer|Oroar|Saknar|Röker|Snusar|Opereras|Sover|Svimmar|Heter';
const conditional = new RegExp(`(?<=^|[.!?:”]\\s+)(?:${verbs})\\s[^.!?\\n]*(?:[.!]|$)`, 'gmu');
const sentOn = /(?<=^|[.!?:”]\s+)Fråga\s[^.!?\n]*/gmu;

/** Returns each passage of an entry: plain-text fields and blocks of Markdown. */
const passagesOf = (entry: AnyEntry): string[] => [
  ...plainFields(entry).map(({ text }) => text),
  ...markdownFields(entry).flatMap(({ markdown }) => parseBlocks(markdown).map((block) => blockText(block))),
];

const found = (passages: readonly string[], pattern: RegExp): string[] =>
  passages.flatMap((passage) => passage.match(pattern) ?? []);

/**
 * Returns Swedish pages with too many conditions without "om" or too many requests to ask, and Swedish signs with any
 * such condition.
 */
export function checkProse(content: Content): Problem[] {
  const pages = [...content.page, ...content.caregiver].filter(({ language }) => language === 'sv');
  const signs = content.signWords.filter(({ language }) => language === 'sv');
  const tell = (entry: AnyEntry, pattern: RegExp, allowed: number, message: string): Problem[] => {
    const all = found(passagesOf(entry), pattern);
    return all.length > allowed ? [problemAt(entry, [], `${message} ${all.map((text) => `"${text}"`).join(' ')}`)] : [];
  };
  return [
    ...pages.flatMap((entry) => [
      ...tell(entry, conditional, conditionalsOnPage, 'Write "om" in all of these conditions but one:'),
      ...tell(entry, sentOn, questionsSentOn, 'Answer, or leave out, all of these requests to ask but two:'),
    ]),
    ...signs.flatMap((entry) => tell(entry, conditional, 0, 'Write "om" in these conditions of signs:')),
  ];
}
