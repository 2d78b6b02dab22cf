/** A page answers what its shape asks: fields, headings in their order, times that are times. */
import type { SiteLanguage } from '../../i18n/languages.ts';
import { blockText, parseBlocks } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import { moreTitle, shapeNames, type ShapePart, shapes } from '../shapes.ts';
import type { Content, Entry } from '../store.ts';

type Page = Entry<'page'>;

const languageOf = (entry: Page): SiteLanguage => (entry.language === 'en' ? 'en' : 'sv');

/** A number, a word for one, or something that it is compared with. */
const timePattern: Record<SiteLanguage, RegExp> = {
  sv: /\d|\b(en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|femton|tjugo|trettio|fyrtio|femtio|hundra|några|ett par|halv\w*|kvart\w*|hela|lika|genast|direkt|sekund\w*|minut\w*|timm\w*|dag\w*|dygn\w*|natt\w*|veck\w*|månad\w*)\b|\b(som|tills)\b/iu,
  en: /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|a few|a couple|half|quarter|all|whole|at once|straight away|seconds?|minutes?|hours?|days?|nights?|weeks?|months?)\b|\b(as|like|until)\b/iu,
};

/** Words that put the question back to the child; they may follow a time, and not stand in its place. */
const evasive: Record<SiteLanguage, RegExp> = {
  sv: /^(det är olika|hur länge|fråga)/iu,
  en: /^(it varies|it is different|how long|ask)/iu,
};

/** Tells what is wrong with the time of a step; nothing where it is one. */
export const timeProblem = (time: string, language: SiteLanguage): string | undefined =>
  timePattern[language].test(time) && !evasive[language].test(time)
    ? undefined
    : 'says no time. Begin with one ("ungefär tio minuter") or a comparison ("som en lektion").';

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

/** Returns parts that are missing, or stand before one that comes earlier. */
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

/** A picture that comes back shows a second step what the first one was. */
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

/** A page below another, with clinical claims, has something to answer. */
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

/** Returns pages that leave a question of their shape open, times that are none, and pictures that stand twice. */
export const checkShapes = (content: Content): Problem[] =>
  content.page.flatMap((entry) => [...checkShape(entry), ...checkMore(entry), ...checkPictures(entry)]);
