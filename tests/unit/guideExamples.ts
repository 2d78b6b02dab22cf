/** The fenced examples of the guides, and the checks of each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse } from 'yaml';
import { z } from 'zod';
import { make } from '../../scripts/new/make.ts';
import { kinds } from '../../src/content/kinds/index.ts';

type Example = {
  /** File and line, for messages. */
  at: string;
  language: string;
  text: string;
  /** The content file that the text before the example names. */
  target: string | undefined;
};

/** A comment that says why an example is not run. */
const reason = /^<!-- Not run: .+ -->$/;

const examplesIn = (guide: string, node: Nodes, source: string): Example[] =>
  'children' in node
    ? node.children.flatMap((child, index, siblings) => {
        const before = siblings[index - 1];
        if (child.type !== 'code') return examplesIn(guide, child, source);
        return before?.type === 'html' && reason.test(before.value) ? [] : [exampleOf(guide, child, before, source)];
      })
    : [];

function exampleOf(guide: string, { lang, value, position }: Code, before: Nodes | undefined, source: string): Example {
  const text = source.slice(before?.position?.start.offset ?? 0, before?.position?.end.offset ?? 0);
  const target = [...text.matchAll(/`(content\/[^`\s]+\.\w+)`/g)].at(-1)?.[1];
  return { at: `${guide}:${position?.start.line ?? 1}`, language: lang ?? '', text: value, target };
}

export const examplesOf = (guide: string, source: string): Example[] => examplesIn(guide, fromMarkdown(source), source);

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/attack-method.md',
  ...readdirSync('docs/how-to').map((name) => `docs/how-to/${name}`),
].filter((name) => name.endsWith('.md'));

const linksIn = (node: Nodes): string[] =>
  node.type === 'link' ? [node.url] : 'children' in node ? node.children.flatMap(linksIn) : [];

/** Links to files that do not exist. */
export const deadLinks = [...guides, 'docs/architecture.md', 'docs/conformance.md'].flatMap((guide) =>
  linksIn(fromMarkdown(readFileSync(guide, 'utf8')))
    .filter((url) => !/^(https?|mailto|sign):|^#/.test(url))
    .map((url) => path.join(path.dirname(guide), decodeURIComponent(url.replace(/#.*/, ''))))
    .flatMap((file) => (existsSync(file) ? [] : [`${guide}: ${file}`])),
);

export const examples = guides.flatMap((guide) => examplesOf(guide, readFileSync(guide, 'utf8')));

const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );

const commandsOf = (text: string): string[][] =>
  text.split(/\n|&&|\|/).flatMap((line) => (line.trim() === '' ? [] : [wordsOf(line.trim())]));

/** Returns the arguments of each `npm run new` command in the examples. */
export const madeBy = (shown: readonly Example[]): string[][] =>
  shown
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => commandsOf(text))
    .filter((words) => words.slice(0, 4).join(' ') === 'npm run new --')
    .map((words) => words.slice(4));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const settings = readFileSync('src/config.ts', 'utf8');

/** Paths that belong to the project, in the repository or on a server. */
const ownPath =
  /^(?:\/srv\/tryggve\/)?((?:content|deploy|docs|films|messages|node_modules|scripts|src|tests)(?:\/[\w./-]+)?)$/;

async function commandFaults(words: string[]): Promise<string[]> {
  const [tool, ...args] = words.filter((word) => !/^[A-Z_]+=/.test(word));
  const names = words.flatMap((word) => /^(?:Environment=)?([A-Z_]+)=/.exec(word)?.[1] ?? []);
  const faults = names.filter((name) => !settings.includes(`  ${name}: `)).map((name) => `${name} is no setting`);
  if (tool === 'npm' && args[0] === 'run' && args[1] === 'new') {
    await make(args.slice(3)).catch((error: unknown) => faults.push(String(error)));
    return faults;
  }
  const script = args[0] === 'run' ? args[1] : args[0];
  if (tool === 'npm' && script !== 'ci' && !scripts[script ?? '']) faults.push(`npm has no script ${script}`);
  const [, , spec = ''] = args;
  if (tool === 'npx' && args[0] === 'playwright' && !existsSync(`tests/e2e/${spec}.spec.ts`))
    faults.push(`tests/e2e has no ${spec}.spec.ts`);
  const paths = args.flatMap((word) => ownPath.exec(word)?.[1] ?? []);
  return [...faults, ...paths.filter((file) => !existsSync(file)).map((file) => `there is no ${file}`)];
}

/** Returns the object variants of a schema. */
const formsOf = (schema: z.ZodType): z.ZodObject[] => {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((option) => (option instanceof z.ZodObject ? [option] : []));
  return schema instanceof z.ZodObject ? [schema] : [];
};

/** Returns why no kind of content accepts these fields; empty if one does. */
function fieldFaults(fields: unknown): string[] {
  if (typeof fields !== 'object' || fields === null) return ['holds no fields'];
  const isTaken = Object.values(kinds)
    .flatMap(({ schema }) => formsOf(schema))
    .some(({ shape }) =>
      Object.entries(fields).every(([name, value]) => {
        const field: unknown = shape[name];
        return field instanceof z.ZodType && field.safeParse(value).success;
      }),
    );
  return isTaken ? [] : [`no kind of content takes ${JSON.stringify(fields)}`];
}

const overwritten = (target: string | undefined): string[] =>
  target && existsSync(target) ? [`${target} exists: a copy of this overwrites it`] : [];

/** The check for each language of examples. Content is checked as a whole elsewhere. */
const checks: Record<string, (example: Example) => string[] | Promise<string[]>> = {
  sh: async ({ text }) => (await Promise.all(commandsOf(text).map(commandFaults))).flat(),
  ini: async ({ text }) =>
    commandFaults([
      '',
      ...text.split('\n').flatMap((line) => line.replace(/^(ExecStart|WorkingDirectory)=/, '').split(' ')),
    ]),
  yaml: ({ text }) => fieldFaults(parse(text)),
  json: ({ text, target }) => {
    JSON.parse(text);
    return overwritten(target);
  },
  md: ({ target }) => (target ? overwritten(target) : ['name its file in the paragraph before it']),
};

/** Returns what is wrong with an example by itself. */
export async function faultsOf(example: Example): Promise<string[]> {
  const check = checks[example.language];
  if (!check)
    return [
      `"${example.language}" can't be run: let npm run new make it, link to a file, or say why (<!-- Not run: … -->)`,
    ];
  try {
    return await check(example);
  } catch (error) {
    return [String(error)];
  }
}
