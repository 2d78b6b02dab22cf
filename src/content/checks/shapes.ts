/** Checks that a page answers what its shape asks: fields, headings in order, and times that say how long. */
import type { SiteLanguage } from '../../i18n/languages.ts';
import { blockText, parseBlocks } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import { moreTitle, shapeNames, type ShapePart, shapes } from '../shapes.ts';
import type { Content, Entry } from '../store.ts';

type Page = Entry<'page'>;

const languageOf = (entry: Page): SiteLanguage => (entry.language === 'en' ? 'en' : 'sv');

/** Matches whole words, including those that begin or end with å, ä or ö. */
const words = (...any: string[]): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${any.join('|')})(?!\p{L})`, 'iu');
const opening = (...any: string[]): RegExp => new RegExp(String.raw`^(?:${any.join('|')})(?!\p{L})`, 'iu');

/** A number, a word for one, or a unit of time. */
const measure: Record<SiteLanguage, RegExp> = {
  sv: words(
    String.raw`\d+`,
    'två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|femton|tjugo|trettio|fyrtio|femtio|hundra|några|ett par',
    String.raw`(?:halv|kvart|sekund|minut|timm|dag|dygn|natt|nätter|veck|månad)\p{L}*|år`,
  ),
  en: words(
    String.raw`\d+`,
    'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|a few|a couple',
    '(?:half|quarter|second|minute|hour|day|night|week|month|year)s?',
  ),
};

/** Words of a comparison. */
const comparison: Record<SiteLanguage, RegExp> = { sv: words('som', 'lika'), en: words('as', 'like') };

/** Openings that look like a comparison, but only say when something happens or that it goes on until it ends. */
const hollow: Record<SiteLanguage, RegExp> = {
  sv: opening(
    'hela',
    'tills',
    'direkt',
    'genast',
    'på en gång',
    'så länge',
    'en (?:liten )?stund',
    'lika länge som (?:du|ni)',
  ),
  en: opening(
    'all',
    '(?:the|a) whole',
    'until',
    'straight away',
    'at once',
    'as soon as',
    'a (?:little )?while',
    'as long as you',
  ),
};

/** Openings that hand the question back to the child. They may follow a time, but not replace it. */
const evasive: Record<SiteLanguage, RegExp> = {
  sv: opening('det är olika', 'hur länge', 'fråga'),
  en: opening('it varies', 'it is different', 'how long', 'ask'),
};

/** A request to ask may replace a time if it says who knows. */
const whoKnows: Record<SiteLanguage, RegExp> = {
  sv: opening(String.raw`fråga (?:\p{L}*(?:läkaren|sköterskan)|kirurgen|när du bokar)`),
  en: opening('ask the (?:nurse|doctor|anaesthetist|surgeon|dentist)', 'ask .* when you book'),
};

/** Returns what is wrong with the time of a step, or `undefined` if it says how long. */
export function timeProblem(time: string, language: SiteLanguage): string | undefined {
  const isMeasured = measure[language].test(time);
  const isCompared = comparison[language].test(time) && !hollow[language].test(time);
  const isAnswer = (isMeasured || isCompared) && !evasive[language].test(time);
  return isAnswer || whoKnows[language].test(time)
    ? undefined
    : 'says no time. Begin with one ("ungefär tio minuter"), a comparison ("som en lektion") or who knows ("fråga läkaren").';
}

function checkTimes(entry: Page): Problem[] {
  const language = languageOf(entry);
  return (entry.data.steps ?? []).flatMap(({ time }, index) => {
    const message = timeProblem(time, language);
    return message ? [problemAt(entry, ['steps', index, 'time'], message)] : [];
  });
}

type Heading = { text: string; line: number };

const headingsOf = (entry: Page): Heading[] =>
  parseBlocks(entry.body).flatMap((block) =>
    block.type === 'heading' && block.depth === 2
      ? [{ text: blockText(block), line: entry.bodyLine + (block.position?.start.line ?? 1) - 1 }]
      : [],
  );

/** Returns parts that are missing or out of order. */
function checkParts(entry: Page, parts: readonly ShapePart[]): Problem[] {
  const language = languageOf(entry);
  const headings = headingsOf(entry);
  let last = -1;
  return parts.flatMap((part): Problem[] => {
    const place = headings.findIndex(({ text }) => text === part[language]);
    if (place < 0) {
      const message = `The part "## ${part[language]}" is missing: a page of the shape ${entry.data.shape} answers it.`;
      return part.isOptional ? [] : [{ file: entry.file, line: entry.bodyLine, message }];
    }
    const isEarly = place < last;
    last = Math.max(last, place);
    const message = `"## ${part[language]}" stands too late. The parts have one order (src/content/shapes.ts).`;
    return isEarly ? [{ file: entry.file, line: headings[place]?.line ?? entry.bodyLine, message }] : [];
  });
}

function checkMore(entry: Page): Problem[] {
  const headings = headingsOf(entry);
  const place = headings.findIndex(({ text }) => text === moreTitle[languageOf(entry)]);
  const message = `"## ${moreTitle[languageOf(entry)]}" is folded, so it stands last.`;
  return place < 0 || place === headings.length - 1
    ? []
    : [{ file: entry.file, line: headings[place]?.line ?? entry.bodyLine, message }];
}

/** Returns repeated pictures: a later step would show what happened in an earlier one. */
function checkPictures(entry: Page): Problem[] {
  const places = [
    { at: ['picture'], picture: entry.data.picture },
    ...(entry.data.steps ?? []).map(({ picture }, index) => ({ at: ['steps', index, 'picture'], picture })),
  ];
  const pictures = places.map(({ picture }) => picture);
  return places.flatMap(({ at, picture }, index) =>
    picture === undefined || pictures.indexOf(picture) === index
      ? []
      : [problemAt(entry, at, `"${picture}" stands on this page already. Choose one that shows what happens here.`)],
  );
}

/** Returns an urgent line that leaves out 112 on a page with signs for it: the line is all that many read. */
function checkLine(entry: Page): Problem[] {
  const { urgent } = entry.data;
  const isSilent =
    urgent?.groups?.some(({ level }) => level === 'now') && urgent.line !== undefined && !urgent.line.includes('112');
  return isSilent
    ? [problemAt(entry, ['urgent', 'line'], 'does not say 112, though there are signs for it below.')]
    : [];
}

/** Returns whether a page must have a shape: a subpage with clinical claims has something to answer. */
const needsShape = ({ slug, data }: Page): boolean => slug.includes('/') && data.facts.length > 0;

function checkShape(entry: Page): Problem[] {
  const { shape } = entry.data;
  if (!shape) {
    const message = `is missing: say what the page has to answer, ${shapeNames.join(', ')} (src/content/shapes.ts).`;
    return needsShape(entry) ? [problemAt(entry, ['shape'], message)] : [];
  }
  const { needs, parts } = shapes[shape];
  return [
    ...needs.flatMap((field) =>
      entry.data[field] ? [] : [problemAt(entry, [field], `is missing: a page of the shape ${shape} has it.`)],
    ),
    ...checkParts(entry, parts),
    ...checkTimes(entry),
  ];
}

/** Returns pages that leave a question of their shape open, urgent lines without 112, and pictures used twice. */
export const checkShapes = (content: Content): Problem[] =>
  content.page.flatMap((entry) => [
    ...checkShape(entry),
    ...checkMore(entry),
    ...checkPictures(entry),
    ...checkLine(entry),
  ]);
