/**
 * Checks that texts agree with the table of signs on how urgent a sign is. The block that describes a sign ends with
 * `[](sign:id)`.
 */
import { type AnyEntry, entriesOf } from '../entries.ts';
import { fieldsOf, markdownFields, plainFields } from '../entryFields.ts';
import { type Block, blockText, nodesOf, parseBlocks, signsIn } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import { type Sign, signsOf } from '../signs.ts';
import type { Content } from '../store.ts';

type Whom = Sign['whom'][number];

/**
 * How Swedish texts name whom to turn to. A page may mention the emergency department without sending anybody there.
 */
const levels: readonly (readonly [Whom, RegExp])[] = [
  ['112', /(?<!\d)112(?!\d)/u],
  ['emergency', /till (?:barn)?akuten|(?<!\p{L})(?:barn)?akuten(?: nu| direkt|,|:)|akutmottagning/iu],
  // Not a sign: calling to ask how something is done.
  [
    'ward',
    /(?<!\p{L})ring\p{L}*[^.?!]{0,40}(?<!\p{L})(?:avdelningen|sjukhuset|numret|kliniken|mottagningen)(?![^.?!]*fråga)/iu,
  ],
  ['1177', /(?<!\p{L})ring\p{L}*[^.?!]{0,50}(?<!\d)1177(?!\.se)|(?<!\d)1177 nu/iu],
  // Not matched: saying "Giftinformation" to 112, which is a call to 112.
  ['poison', /(?<!\p{L})ring\p{L}*\s(?:\p{L}+\s)?giftinformation|010-456/iu],
  ['health_centre', /(?<!\p{L})(?:ring\p{L}*|kontakta\p{L}*|till)\s[^.?!]{0,30}vårdcentralen(?![^.?!]*fråga)/iu],
  ['dentist', /(?<!\p{L})ring\p{L}*[^.?!]{0,30}tandläkar/iu],
];

/**
 * How Swedish texts say that something is wrong with somebody. Broad on purpose: reword texts that only look like a
 * sign.
 */
const signWords =
  /blöd|(?<!\p{L})blod(?!prov|sock|kärl|tryck|grupp)|få(?:r|tt)?\s(?:inte\s)?luft|svårt att andas|andas (?:tungt|fort|inte|konstigt)|andningen|kramp|medvetslös|att väcka|väcka\?|inte vakna|feber|\d grader|kräk|svull|utslag|(?<!\p{L})slö(?!\p{L})|slapp|blå|prick|nacken|svimma|ont i |gör ont|mer ont|ondare|sår(?:et|en)?(?!\p{L})|tabletter|gift(?!er)|ljumsk|pung|testik|satt i halsen|sticker ut|(?<!\p{L})brän(?:t|d)|(?<!\p{L})orm(?!g)|huggorm|bröstet|vill (?:inte )?(?:leva|dö)|ditt liv|skada(?:t|r)? (?:dig|barnet|sig)|skadad|förvirrad|kisset|törstig|haltar|knöl|bula|domna|fryser|rinner|luktar|kan inte (?:dricka|kissa|svälja|prata)|bruten|brutet|(?<!\p{L})yr(?!\p{L})|sömnig|medicin[^.?!]{0,20}(?:hjälper|för mycket)|för mycket medicin|piper|(?<!\p{L})hes(?!\p{L})|frätande|batteri|magnet|diarré|fara|allergi|anfall|smäll|infart|överdos/iu;

/** Returns whom a Swedish text names, as far as a number or a place reveals it. */
export const levelsIn = (words: string): Whom[] =>
  levels.flatMap(([whom, pattern]) => (pattern.test(words) ? [whom] : []));

/** Returns whom a text sends its reader to, or an empty list if it describes no sign. */
const levelsTold = (words: string): Whom[] => (signWords.test(words) ? levelsIn(words) : []);

/** Returns whether a text mentions `whom`, even without sending its reader there. */
const isSaid = (whom: Whom, words: string): boolean => words.includes(whom) || levelsIn(words).includes(whom);

/** Phrases that postpone a sign which can't wait. */
const later = /i morgon|nästa dag|inte (?:så )?bråttom|någon gång/iu;

/** Returns whether `whom` has no telephone number or place that a text could name. */
const isNear = (whom: Whom | undefined) => whom === 'staff' || whom === 'adult' || whom === 'health_centre';

const endsSentence = /[.?!”)]$/u;
const wordsOf = (unit: readonly Block[]): string => unit.map(blockText).join(' ');

/**
 * Splits a text into units that are judged as a whole: a block, a list item, a heading that names whom to turn to with
 * what follows it, and an open sentence ("Ring 112 om") with the list or the lines that end it.
 */
function unitsIn(markdown: string): Block[][] {
  const units: Block[][] = [];
  const blocks = parseBlocks(markdown);
  for (let at = 0; at < blocks.length; at++) {
    const unit = blocks.slice(at, at + 1);
    const isOpen = () => unit.at(-1)?.type !== 'list' && !endsSentence.test(wordsOf(unit));
    if (levelsIn(wordsOf(unit)).length > 0) {
      while (isOpen() && at + 1 < blocks.length) unit.push(...blocks.slice(++at, at + 1));
    }
    const [only] = unit;
    if (unit.length === 1 && only?.type === 'list') units.push(...only.children.map((item) => [item]));
    else units.push(unit);
  }
  return units;
}

/** Returns what is wrong with the levels of a unit, compared with the signs that it names. */
function explainUnit(unit: readonly Block[], signs: ReadonlyMap<string, Sign>): string | undefined {
  const words = wordsOf(unit);
  const told = levelsTold(words);
  const ids = signsIn(unit.flatMap(nodesOf));
  const unknown = ids.filter((id) => !signs.has(id));
  if (unknown.length > 0) return `names ${unknown.join(', ')}, which content/signs/signs.json does not have.`;
  const named = ids.flatMap((id) => signs.get(id) ?? []);
  if (named.length === 0) {
    return told.length > 0
      ? `tells a sign and whom to turn to (${told.join(', ')}) outside the table. Name its sign at the end, as [](sign:id).`
      : undefined;
  }
  const other = told.filter((whom) => !named.some((sign) => sign.whom.includes(whom)));
  const isUrgent = named.every(({ when }) => when === 'now' || when === 'hours');
  if (isUrgent && later.test(words)) return 'puts off a sign that cannot wait. Say that apart, or name its own sign.';
  const unsaid = named.filter(({ whom: [first] }) => first && !isNear(first) && !isSaid(first, words));
  if (other.length > 0)
    return `says ${other.join(', ')}, and its signs ${named.map(({ id }) => id).join(', ')} do not.`;
  return unsaid.length > 0
    ? `does not say whom the table names first: ${unsaid.map(({ id, whom }) => `${whom[0]} for ${id}`).join(', ')}.`
    : undefined;
}

/** Returns what is wrong with a plain-text field. It may use the levels of any sign that its page names. */
function explainField(text: string, entry: AnyEntry, signs: ReadonlyMap<string, Sign>): string | undefined {
  const told = levelsTold(text);
  if (told.length === 0) return undefined;
  const ids = [
    ...fieldsOf(entry).flatMap(({ at, text: id }) => (at.at(-2) === 'signs' ? [id] : [])),
    ...markdownFields(entry).flatMap(({ markdown }) => signsIn(parseBlocks(markdown).flatMap(nodesOf))),
  ];
  const other = told.filter((whom) => !ids.some((id) => signs.get(id)?.whom.includes(whom)));
  return other.length > 0 ? `says ${other.join(', ')}, which no sign that its page names says.` : undefined;
}

const quoted = (text: string) => `"${text.slice(0, 60).replaceAll('\n', ' ')}…"`;

/** Returns Swedish texts that give signs a level of their own. Translations name the same signs (`checkMeaning`). */
export function checkToldSigns(content: Content): Problem[] {
  const signs = signsOf(content);
  return entriesOf(content)
    .filter(({ language, kind }) => language === 'sv' && kind !== 'signWords')
    .flatMap((entry) => [
      ...plainFields(entry).flatMap(({ at, text }) => {
        // The urgent box is filled from the table.
        if (at[0] === 'urgent') return [];
        const wrong = explainField(text, entry, signs);
        return wrong ? [problemAt(entry, at, `${quoted(text)} ${wrong}`)] : [];
      }),
      ...markdownFields(entry).flatMap(({ markdown, line }) =>
        unitsIn(markdown).flatMap((unit): Problem[] => {
          const wrong = explainUnit(unit, signs);
          const place = line + (unit[0]?.position?.start.line ?? 1) - 1;
          return wrong ? [{ file: entry.file, line: place, message: `${quoted(wordsOf(unit))} ${wrong}` }] : [];
        }),
      ),
    ]);
}
