/** Reads the content folder: every file, by kind, validated against its schema. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts';
import type { ConsentConfig } from './consentNeeds.ts';
import { type Facts, parseFacts } from './facts.ts';
import { fillFigures } from './figures.ts';
import { type KindName, kinds } from './kinds/index.ts';
import { readPlainText } from './plainText.ts';
import { type Problem, problemAt } from './problem.ts';
import { fillSigns } from './signs.ts';
import { parseJsonSource, parseMarkdownSource, type Source } from './source.ts';

export type EntryData<Name extends KindName> = z.output<(typeof kinds)[Name]['schema']>;

export type Entry<Name extends KindName = KindName> = {
  kind: Name;
  /** Path that begins with the content folder's name, for messages. */
  file: string;
  /** Swedish if the kind has no languages. */
  language: LanguageCode;
  /** The file's path below the language, without its extension. */
  slug: string;
  data: EntryData<Name>;
  /** The whole file as read. */
  source: string;
  body: string;
  bodyLine: number;
  lineOf: Source['lineOf'];
};

/** An entry of any of several kinds, discriminated by `kind`. */
export type EntryOf<Name extends KindName> = Name extends KindName ? Entry<Name> : never;

export type Content = { [Name in KindName]: Entry<Name>[] } & {
  facts: Facts;
  /** Paths of the raster pictures, relative to `pictures/`. */
  pictures: readonly string[];
  /** Paths of films, sounds and their captions, relative to `media/`. */
  media: readonly string[];
  /** Captions of films and clips. Paths begin with the content folder's name. */
  captions: readonly { file: string; source: string }[];
};

/** Files in the content folder that are not entries. */
const otherFiles = /^(facts\.md|README\.md|pictures\/|media\/)/;

/** Returns the message for an issue. For two kinds of issue, zod's own messages don't say what to do. */
function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `There is no such field: ${issue.keys.join(', ')}. Remove it, or correct its spelling.`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined && issue.message.startsWith('Invalid')) {
    return 'is missing: add it.';
  }
  return issue.message;
}

/**
 * Reads one entry. Typed for one kind at a time, because TypeScript can't relate key and value in the record of lists.
 */
function readEntry<Name extends KindName>(kind: Name, text: string, source: Source, groups: Record<string, string>) {
  const { file, body, bodyLine, lineOf } = source;
  const { language = 'sv', slug = '' } = groups;
  const problems: Problem[] = [...source.problems];
  if (!isLanguageCode(language)) {
    problems.push({ file, line: 1, message: `"${language}" is none of the languages in src/i18n/languages.ts.` });
  }
  if (problems.length > 0) return { problems };
  const parsed = kinds[kind].schema.safeParse(source.data, { reportInput: true });
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map((issue): Problem => {
        const at = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
        return problemAt(source, at, explain(issue));
      }),
    };
  }
  const data = parsed.data as EntryData<Name>;
  return { problems, entry: { kind, file, language, slug, data, source: text, body, bodyLine, lineOf } as Entry<Name> };
}

/** Active content, which a drawing may not contain: readers can open its file directly, where it would run. */
const activeDrawing =
  /<(?:script|foreignObject|iframe)|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#|data:image)/i;

/** Files that the site can't be built without. */
const neededFiles = ['facts.md', 'menus/main.json', 'menus/footer.json', 'menus/caregivers.json'];

/** The names of all kinds, in order. */
export const kindNames = Object.keys(kinds) as KindName[];

/**
 * Reads and validates every file of a content folder, each by itself. `src/content/checks` checks what must hold
 * between files.
 * @param folder path of the content folder
 * @param config settings of the site to build, which decide what its texts say about it; omit to keep every text, for
 * checks
 * @returns what could be read, and what is wrong with the rest
 * @throws the file system's error if the folder can't be read
 */
export function loadContent(folder: string, config?: ConsentConfig): { content: Content; problems: Problem[] } {
  const problems: Problem[] = [];
  const lists = Object.fromEntries(kindNames.map((name) => [name, [] as unknown[]]));
  const items = readdirSync(folder, { recursive: true, withFileTypes: true }).map((item) => ({
    item,
    name: path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/'),
  }));
  const files = items.flatMap(({ item, name }) => (item.isFile() ? [name] : [])).sort();
  // The build would follow a symbolic link to a file that isn't content.
  for (const { name } of items.filter(({ item }) => item.isSymbolicLink())) {
    const file = `${path.basename(folder)}/${name}`;
    problems.push({ file, line: 1, message: 'This is a link to another place. Put the file itself here.' });
  }
  const readText = (name: string): string | undefined => {
    const read = readPlainText(path.join(folder, name));
    if ('text' in read) return read.text;
    problems.push({ file: `${path.basename(folder)}/${name}`, ...read });
    return undefined;
  };
  const below = (start: string) =>
    files.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  for (const name of files) {
    const file = `${path.basename(folder)}/${name}`;
    const kind = kindNames.find((candidate) => kinds[candidate].files.test(name));
    if (!kind) {
      if (!otherFiles.test(name)) {
        problems.push({
          file,
          line: 1,
          message: 'This file belongs to no kind of content (src/content/kinds). Move it, or correct its name.',
        });
      }
      continue;
    }
    const text = readText(name);
    if (text === undefined) continue;
    const source = name.endsWith('.json') ? parseJsonSource(file, text) : parseMarkdownSource(file, text);
    const read = readEntry(kind, text, source, kinds[kind].files.exec(name)?.groups ?? {});
    problems.push(...read.problems);
    if (read.entry) lists[kind]?.push(read.entry);
  }
  for (const name of below('pictures/').filter((one) => one.endsWith('.svg'))) {
    const file = `${path.basename(folder)}/pictures/${name}`;
    const drawing = readText(`pictures/${name}`) ?? '';
    if (activeDrawing.test(drawing))
      problems.push({ file, line: 1, message: 'This drawing holds a script, or loads something. Take that out.' });
    if (!/<svg[^>]*\sviewBox=/.test(drawing) && !/<svg[^>]*\swidth=/.test(drawing))
      problems.push({ file, line: 1, message: 'This drawing has no size. Give its <svg> a viewBox.' });
  }
  for (const name of neededFiles.filter((needed) => !files.includes(needed))) {
    const file = `${path.basename(folder)}/${name}`;
    problems.push({ file, line: 1, message: 'This file is missing. The site needs it: bring it back.' });
  }
  const factsText = (files.includes('facts.md') ? readText('facts.md') : undefined) ?? '';
  const facts = parseFacts(`${path.basename(folder)}/facts.md`, factsText);
  problems.push(...facts.problems);
  const content = {
    ...lists,
    facts: facts.facts,
    pictures: below('pictures/'),
    media: below('media/'),
    captions: files
      .filter((name) => name.endsWith('.vtt'))
      .map((name) => ({ file: `${path.basename(folder)}/${name}`, source: readText(name) ?? '' })),
  } as unknown as Content;
  problems.push(...fillSigns(content), ...fillFigures(content, config));
  return { content, problems };
}
