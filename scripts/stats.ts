/** Prints code statistics as Markdown: lines by kind, components, import cycles, tests, dependencies. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { figure, median, table } from './bench/figures.ts';

/** Kinds of files; the first match wins. */
const kinds: [name: string, pattern: RegExp][] = [
  ['content', /^content\//],
  ['browser tests', /^tests\/e2e\//],
  ['other tests', /^tests\/|\.test\.tsx?$/],
  ['examples and gallery', /\.examples\.tsx$|^src\/gallery\//],
  ['styles', /\.css$/],
  ['drawings', /^src\/ui\/(Drawing|Flag|Icon|SocialIcon)\//],
  ['films', /^films\//],
  ['benchmarks', /^scripts\/bench/],
  ['scripts', /^scripts\//],
  ['server', /^src\/server\//],
  ['content: kinds, checks, registry', /^src\/content\//],
  ['components and features', /^src\/(features|ui)\//],
  ['browser and shared', /^src\/(client|search|i18n|shared)\/|^src\/[^/]+\.ts$/],
  ['layouts, pages, integrations', /^src\//],
];
const code = /\.(astro|css|js|ts|tsx)$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => code.test(file));
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const linesOf = (text: string) => text.split('\n').length - 1;

function sizes(): string {
  const groups = Map.groupBy(files, (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0] ?? 'root');
  const lines = (list: readonly string[]) => list.reduce((sum, file) => sum + linesOf(textOf.get(file) ?? ''), 0);
  const rows = [...groups].map(([kind, list]) => [kind, figure(list.length), figure(lines(list))] as const);
  return table(
    ['kind', 'files', 'lines'],
    [...rows.toSorted(([a], [b]) => a.localeCompare(b)), ['all', figure(files.length), figure(lines(files))]],
  );
}

/** Returns the line count of each component: a top-level function in a .tsx file whose name begins with a capital. */
function components(): { name: string; lines: number }[] {
  const sources = files.filter(
    (file) => /^src\/.*\.tsx$/.test(file) && !/\.(examples|test)\.tsx$|^src\/(gallery|ui\/Drawing)\//.test(file),
  );
  return sources.flatMap((file) => {
    const source = ts.createSourceFile(file, textOf.get(file) ?? '', ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    return source.statements.flatMap((statement) => {
      if (!ts.isFunctionDeclaration(statement) || !/^[A-Z]/.test(statement.name?.text ?? '')) return [];
      const [first, last] = [statement.getStart(), statement.getEnd()].map(
        (at) => source.getLineAndCharacterOfPosition(at).line,
      );
      return [{ name: `${file} ${statement.name?.text}`, lines: (last ?? 0) - (first ?? 0) + 1 }];
    });
  });
}

/** Returns the repository files that a file imports. @param withTypes also counts type-only imports */
function importsOf(file: string, withTypes: boolean): string[] {
  const source = ts.createSourceFile(file, textOf.get(file) ?? '', ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || (isType && !withTypes)) return [];
    const target = path.join(path.dirname(file), from.text);
    return from.text.startsWith('.') && textOf.has(target) ? [target] : [];
  });
}

/** Counts import cycles: strongly connected components of files (Tarjan 1972, https://doi.org/10.1137/0201010). */
function cycles(withTypes: boolean): number {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()];
  const stack: string[] = [];
  let found = 0;
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file) ?? 0);
    stack.push(file);
    for (const target of importsOf(file, withTypes)) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found++;
  };
  for (const file of files) if (/^(src|scripts)\/.*\.tsx?$/.test(file) && !order.has(file)) visit(file);
  return found;
}

const countOf = (pattern: RegExp, among: RegExp) =>
  files
    .filter((file) => among.test(file))
    .reduce((sum, file) => sum + [...(textOf.get(file) ?? '').matchAll(pattern)].length, 0);

const lengths = components().toSorted((a, b) => a.lines - b.lines);
const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))];
const longest = lengths.at(-1);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const listed = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
const browserTests = /Total: (\d+) tests/.exec(listed('playwright', ['test', '--list']))?.[1] ?? '–';

console.log(
  [
    sizes(),
    table(
      ['figure', 'value'],
      [
        ['components', figure(lengths.length)],
        ['lines of a component: median', figure(median(lengths.map(({ lines }) => lines)))],
        ['lines of a component: nine of ten at most', figure(at(0.9)?.lines ?? 0)],
        ['lines of the longest component', `${figure(longest?.lines ?? 0)} (${longest?.name ?? ''})`],
        ['circles of imports, values', figure(cycles(false))],
        ['circles of imports, types too', figure(cycles(true))],
        ['browser tests', browserTests],
        [
          'statements of other tests',
          figure(countOf(/^\s*(?:it|test)(?:\.each)?[.(]/gm, /^tests\/(?!e2e)|\.test\.tsx?$/)),
        ],
        ['declarations of styles', figure(countOf(/^\s+[\w-]+: [^;{]+;/gm, /\.css$/))],
        ['dependencies', figure(Object.keys(manifest.dependencies ?? {}).length)],
        ['dependencies for development', figure(Object.keys(manifest.devDependencies ?? {}).length)],
      ],
    ),
  ].join('\n\n'),
);
