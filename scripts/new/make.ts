/** Turns the arguments of `npm run new` into files. Reads the project but writes nothing. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { makeComponent, makeIsland } from './component.ts';
import { makeKind } from './kind.ts';
import { type Made, Mistake, refuseUnless } from './made.ts';
import { makePage } from './page.ts';
import { makeString } from './strings.ts';

const usage = `npm run new -- page <shape> <id> <Swedish place> <English place> [--facts 25.1,25.7]
npm run new -- component ui/<Name> | features/<feature>/<Name>
npm run new -- island <feature>/<Name> --sv <label> --en <label>
npm run new -- kind <name> <folder> --what <what a file of it is>
npm run new -- string <name> <file with the list> --sv <text> --en <text> [--everywhere <what it is for>]`;

const text = { type: 'string' } as const;

type Values = Partial<Record<'sv' | 'en' | 'facts' | 'what' | 'everywhere', string>>;

/** Subcommands, each with its number of positional arguments and its options. */
const makers: Record<
  string,
  { takes: number; options: (keyof Values)[]; make: (args: string[], values: Values) => Made }
> = {
  page: {
    takes: 4,
    options: ['facts'],
    make: (args, { facts = '' }) => makePage(args, facts.split(/[,\s]+/).filter(Boolean)),
  },
  component: { takes: 1, options: [], make: (args) => makeComponent(args) },
  island: { takes: 1, options: ['sv', 'en'], make: (args, { sv = '', en = '' }) => makeIsland(args, { sv, en }) },
  kind: { takes: 2, options: ['what'], make: (args, { what }) => makeKind(args, what) },
  string: {
    takes: 2,
    options: ['sv', 'en', 'everywhere'],
    make: (args, { sv = '', en = '', everywhere }) => makeString(args, { sv, en }, everywhere),
  },
};

function parse(args: string[], options: (keyof Values)[]): { values: Values; positionals: string[] } {
  try {
    const known = Object.fromEntries(options.map((name) => [name, text]));
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch (error) {
    throw new Mistake((error as Error).message);
  }
}

async function formatted(files: Record<string, string> = {}): Promise<Record<string, string>> {
  const all = Object.entries(files).map(async ([file, source]) => {
    const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: '.prettierignore' });
    const isOurs = !ignored && inferredParser !== null;
    return [file, isOurs ? await format(source, { ...(await resolveConfig(file)), filepath: file }) : source] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/**
 * Resolves to the files that the arguments ask for, formatted.
 * @throws Mistake naming the wrong argument, or a file that already exists
 */
export async function make([name = '', ...rest]: string[]): Promise<Required<Made>> {
  const maker = makers[name];
  refuseUnless(maker, `${name ? `"${name}" is nothing to make` : 'Say what to make'}:\n${usage}`);
  const { values, positionals } = parse(rest, maker.options);
  refuseUnless(
    positionals.length === maker.takes,
    `${name} takes ${maker.takes} argument(s), not ${positionals.length}:\n${usage}`,
  );
  const { files, changed, next } = maker.make(positionals, values);
  const present = Object.keys(files).filter((file) => existsSync(file));
  refuseUnless(present.length === 0, `There already, and left as it is: ${present.join(', ')}.`);
  return { files: await formatted(files), changed: await formatted(changed), next };
}
