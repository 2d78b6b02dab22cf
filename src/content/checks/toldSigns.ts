/** What a text says of how urgent a sign is, is what the table says: the block that tells it ends with `[](sign:id)`. */
import { type AnyEntry, entriesOf } from '../entries.ts';
import { fieldsOf, markdownFields, plainFields } from '../entryFields.ts';
import { type Block, blockText, nodesOf, parseBlocks, signsIn } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import { type Sign, signsOf } from '../signs.ts';
import type { Content } from '../store.ts';

type Whom = Sign['whom'][number];

/** How the Swedish names whom one turns to. A page may speak of the emergency department without sending anybody there. */
const levels: readonly (readonly [Whom, RegExp])[] = [
  ['112', /(?<!\d)112(?!\d)/u],
  ['emergency', /till akuten|(?<!\p{L})akuten(?: nu| direkt|,|:)/iu],
  // Who rings to ask how something is done has no sign.
  [
    'ward',
    /(?<!\p{L})ring\p{L}*[^.?!]{0,40}(?<!\p{L})(?:avdelningen|sjukhuset|numret|kliniken|mottagningen)(?![^.?!]*fråga)/iu,
  ],
  ['1177', /(?<!\p{L})ring\p{L}*[^.?!]{0,50}(?<!\d)1177(?!\.se)|(?<!\d)1177 nu/iu],
  // Who says "Giftinformation" at 112 has rung 112.
  ['poison', /(?<!\p{L})ring\p{L}*\s(?:\p{L}+\s)?giftinformation|010-456/iu],
  ['dentist', /(?<!\p{L})ring\p{L}*[^.?!]{0,30}tandläkar/iu],
];

/** How the Swedish tells that something is wrong with somebody. Wide rather than narrow: a text that only looks so is worded otherwise. */
const signWords =
  /blöd|svårt att andas|andas (?:tungt|fort|inte|konstigt)|andningen|kramp|medvetslös|att väcka|inte vakna|feber|kräk|svull|utslag|(?<!\p{L})slö(?!\p{L})|slapp|blå|prick|nacken|svimma|ont i |gör ont|mer ont|ondare|sår(?:et|en)?(?!\p{L})|tabletter|gift(?!er)|ljumsk|pung|bröstet|vill (?:inte )?(?:leva|dö)|ditt liv|skada(?:t|r)? (?:dig|barnet|sig)|skadad|förvirrad|kisset|törstig|haltar|knöl|bula|domna|fryser|rinner|luktar|kan inte (?:dricka|kissa|svälja|prata)|bruten|brutet|(?<!\p{L})yr(?!\p{L})|sömnig|medicin[^.?!]{0,20}(?:hjälper|för mycket)|för mycket medicin|piper|(?<!\p{L})hes(?!\p{L})|frätande|batteri|magnet|diarré|fara|allergi|anfall|smäll|infart|överdos/iu;

/** Returns whom a Swedish text names, as far as a number or a place says it. */
const levelsIn = (words: string): Whom[] => levels.flatMap(([whom, pattern]) => (pattern.test(words) ? [whom] : []));

/** Returns whom a text turns its reader to, where it tells a sign; nothing where it tells none. */
const levelsTold = (words: string): Whom[] => (signWords.test(words) ? levelsIn(words) : []);

/** Returns whether a text names somebody, be it to send its reader there or not. */
const isSaid = (whom: Whom, words: string): boolean => words.includes(whom) || levelsIn(words).includes(whom);

/** Whom one turns to without a telephone number or a place that a text could name. */
const isNear = (whom: Whom | undefined) => whom === 'staff' || whom === 'adult' || whom === 'health_centre';

/** Returns what stands together: a block, an item of a list, or a list with the open sentence before it ("Ring 112 om"). */
function unitsIn(markdown: string): Block[][] {
  const blocks = parseBlocks(markdown);
  const opens = (block: Block | undefined) =>
    block?.type === 'paragraph' && /[\p{L},:]$/u.test(blockText(block).trim()) && levelsIn(blockText(block)).length > 0;
  return blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    if (after?.type === 'list' && opens(block)) return [[block, after]];
    // A heading names what follows it.
    if (block.type === 'heading') return [];
    if (block.type !== 'list') return [[block]];
    return opens(before) ? [] : block.children.map((item) => [item]);
  });
}

const wordsOf = (unit: readonly Block[]): string => unit.map(blockText).join(' ');

/** Returns what is wrong with the levels of a unit, beside the signs that it names. */
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
  const unsaid = named.filter(({ whom: [first] }) => first && !isNear(first) && !isSaid(first, words));
  if (other.length > 0)
    return `says ${other.join(', ')}, and its signs ${named.map(({ id }) => id).join(', ')} do not.`;
  return unsaid.length > 0
    ? `does not say whom the table names first: ${unsaid.map(({ id, whom }) => `${whom[0]} for ${id}`).join(', ')}.`
    : undefined;
}

/** Returns what is wrong with a field that stands as it is: it may say what the box of its page says. */
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

/** Returns Swedish texts that tell signs with levels of their own. Translations name the same signs (`checkMeaning`). */
export function checkToldSigns(content: Content): Problem[] {
  const signs = signsOf(content);
  return entriesOf(content)
    .filter(({ language, kind }) => language === 'sv' && kind !== 'signWords')
    .flatMap((entry) => [
      ...plainFields(entry).flatMap(({ at, text }) => {
        // The box is filled from the table.
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
