/** Grows the content to a given number of pages: new pages with texts of their own, as deep and as rich as the real ones. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { ownText } from '../../src/content/checks/texts.ts';
import { type Block, blockText, parseBlocks } from '../../src/content/markdown.ts';
import { countWords } from '../../src/content/readability.ts';
import { isPrivate } from '../../src/content/private.ts';
import { buildSite } from '../../src/content/site.ts';
import { type Entry, loadContent } from '../../src/content/store.ts';
import { type Writer, writerFor } from './sentences.ts';

type Page = Entry<'page'>;
type Pair = { sv: Page; en: Page };

/** Pages of a group, so that no page lists thousands below it. */
const groupSize = 100;

/** The page beneath which the groups stand: it is in no menu. */
const parent = 'news';

/** A text so short that another draw might miss the limit is no model. */
const leastModelWords = 220;

const sentenceCount = (text: string) => Math.max(1, text.split(/[.!?]+(?:\s|$)/).filter(Boolean).length);

/** Writes as many other sentences as a text has, each with the page's number: none may stand in two places. */
const anew = (text: string, writer: Writer, number: number) =>
  writer.sentences(sentenceCount(text)).replaceAll(/([.!?])(?=\s|$)/g, ` ${number}$1`);

/** Repeats the form of a block in new words. Headings stay: a page is held to those of its shape. */
function rewrite(block: Block, writer: Writer, number: number): string {
  if (block.type === 'heading') return `${'#'.repeat(block.depth)} ${blockText(block)}`;
  if (block.type === 'list') return block.children.map(() => `- ${writer.sentences(1)} ${number}.`).join('\n');
  return anew(blockText(block), writer, number);
}

function writePage(file: string, model: Page, writer: Writer, number: number): void {
  const { shortAnswer, steps, differs, easyRead } = model.data;
  const write = (text: string) => anew(text, writer, number);
  const data = {
    ...model.data,
    ...(shortAnswer && { shortAnswer: { question: write(shortAnswer.question), answer: write(shortAnswer.answer) } }),
    ...(steps && {
      // Any other words would be no time.
      steps: steps.map(({ picture, time, ...texts }) => ({
        ...Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text ? [[field, write(text)]] : []))),
        time: `${model.language === 'sv' ? 'Några minuter' : 'A few minutes'}. ${write(time)}`,
        ...(picture && { picture }),
      })),
    }),
    ...(differs && { differs: write(differs) }),
    ...(easyRead && { easyRead: write(easyRead) }),
    id: `generated${number}`,
    title: `${model.data.title.slice(0, 55)} ${number}`,
    description: `${model.data.description.slice(0, 150)} ${number}`,
    preamble: `${writer.sentences(2)} ${number}.`,
    audience: 'everyone',
    children: [],
    formerPaths: [],
  };
  const body = parseBlocks(model.body)
    .map((block) => rewrite(block, writer, number))
    .join('\n\n');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `---\n${stringify(data)}---\n${body}\n`);
}

/**
 * Copies a content folder and adds pages in Swedish and English until the site has `pages` of them.
 * @param from the real content folder
 * @param existing how many pages the real site has
 * @param folder where the grown content goes
 */
export function growContent(from: string, existing: number, pages: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  const { content } = loadContent(from);
  const site = buildSite(content);
  const pairs = content.page.flatMap((sv): Pair[] => {
    const en = site.page(sv.data.id, 'en');
    const isModel =
      sv.language === 'sv' && en?.kind === 'page' && sv.data.shape && !sv.data.image && !isPrivate(site, sv);
    return isModel && [sv, en].every((entry) => countWords(ownText(entry)) >= leastModelWords) ? [{ sv, en }] : [];
  });
  const writers = { sv: writerFor(content, 'sv'), en: writerFor(content, 'en') };
  const roots = { sv: site.page(parent, 'sv')?.slug, en: site.page(parent, 'en')?.slug };
  for (let number = 1; number <= Math.ceil((pages - existing) / 2); number++) {
    const pair = pairs[number % pairs.length];
    if (!pair) throw new Error('There is no page to take as a model.');
    const group = Math.ceil(number / groupSize);
    // The first of each group is the page above the others.
    const place = number % groupSize === 1 ? `group-${group}` : `group-${group}/page-${number}`;
    for (const language of ['sv', 'en'] as const) {
      const file = path.join(folder, 'pages', language, roots[language] ?? parent, `${place}.md`);
      writePage(file, pair[language], writers[language], number);
    }
  }
}
