/** What `npm run new` creates passes the checks, except for what is left to write. It refuses what does not fit. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { check, resolveConfig } from 'prettier';
import stylelint from 'stylelint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { make } from '../../../scripts/new/make.ts';
import { shapeNames } from '../../../src/content/shapes.ts';
import { problemsWith } from '../content/fixture.ts';

describe('a page', () => {
  it.each(shapeNames)('of the shape %s lacks facts and texts alone, each by name', async (shape) => {
    const { files } = await make(['page', shape, 'newpage', 'ny-sida', 'new-page']);
    const changes = Object.entries(files).map(([file, text]) => [file.replace('content/', ''), text]);
    const problems = problemsWith(Object.fromEntries(changes));
    expect(problems.join()).toContain('content/pages/sv/ny-sida.md:3 [title] is still to be written.');
    const named =
      /is still to be written\.|\[facts\.0\] content\/facts\.md has no row 0\.0\.|\[(who|urgent)\] is missing|\[steps\.\d\.time\] says no time/;
    expect(problems.filter((problem) => !named.test(problem))).toEqual([]);
  });

  it('has the rows that it rests on, says where they differ, and is related to the page above', async () => {
    const { files } = await make(['page', 'gadget', 'newpage', 'tand/ny', 'dental/new', '--facts', '2.6b, 2.5']);
    expect(files['content/pages/en/dental/new.md']).toContain(
      'differs: TODO\nfacts: ["2.6b", "2.5"]\nrelated: [dental]\n',
    );
  });
});

const code = [
  ['component', 'ui/Badge'],
  ['component', 'features/topic/DayCard'],
  ['island', 'countdown/CountDown', '--sv', 'När är det?', '--en', 'When is it?'],
  ['kind', 'song', 'songs', '--what', 'A song'],
  [
    'string',
    'hospital_rest',
    'src/features/hospitals/HospitalCard.tsx',
    '--sv',
    'Mer',
    '--en',
    'More',
    '--everywhere',
    'A link.',
  ],
];

/** Resolves with all files that the commands create or change. No two commands change the same file. */
const made = async () =>
  Object.assign({}, ...(await Promise.all(code.map(make))).flatMap(({ files, changed }) => [files, changed])) as Record<
    string,
    string
  >;

/** Returns the compiler's errors for files that exist only in memory. */
function typeFaults(files: Record<string, string>): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const here = (file: string) => files[path.relative(process.cwd(), file)];
  const { fileExists, readFile, getSourceFile } = host;
  host.directoryExists = () => true;
  host.fileExists = (file) => here(file) !== undefined || fileExists(file);
  host.readFile = (file) => here(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const source = here(file);
    return source === undefined
      ? getSourceFile.call(host, file, version, ...rest)
      : ts.createSourceFile(file, source, version);
  };
  const roots = Object.keys(files).filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(roots, { ...options, noEmit: true }, host);
  return roots
    .flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    })
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

describe('code', () => {
  it('is formatted, linted and typed', async () => {
    const files = await made();
    expect(Object.keys(files).filter((file) => /\.(tsx?|css)$/.test(file))).toHaveLength(13);
    // The files are in no project of types; tsc reads them below.
    const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config });
    for (const [file, source] of Object.entries(files)) {
      if (/\.(tsx?|css)$/.test(file)) {
        expect(await check(source, { ...(await resolveConfig(file)), filepath: file }), file).toBe(true);
      }
      if (/\.tsx?$/.test(file)) {
        const [result] = await eslint.lintText(source, { filePath: file });
        expect(result?.messages, file).toEqual([]);
      }
      if (file.endsWith('.css')) {
        expect((await stylelint.lint({ code: source, codeFilename: file })).errored, file).toBe(false);
      }
    }
    expect(typeFaults(files)).toEqual([]);
  }, 180_000);

  it('puts a string at the end of its files and of its list', async () => {
    const { files, changed } = await make(code.at(-1) ?? []);
    expect(files).toEqual({});
    expect(changed['messages/sv.json']?.endsWith('",\n  "hospital_rest": "Mer"\n}\n')).toBe(true);
    expect(changed['messages/descriptions.json']).toContain('"hospital_rest": "A link."');
    expect(changed['src/features/hospitals/HospitalCard.tsx']).toContain("  'hospital_rest',\n] as const;");
    expect(changed['messages/site/sv.json']).toBeUndefined();
  });

  it('puts a string into a list of one line', async () => {
    const list = 'src/features/film/NativeFilm.tsx';
    const { changed } = await make(['string', 'film_rest', list, '--sv', 'Resten', '--en', 'The rest']);
    expect(changed[list]).toContain(", 'film_rest'] as const;");
    expect(Object.keys(changed)).toEqual(['messages/site/sv.json', 'messages/site/en.json', list]);
  });

  it('names a kind where kinds are named', async () => {
    const { changed } = await make(['kind', 'song', 'songs', '--what', 'A song.']);
    expect(changed['src/content/kinds/index.ts']).toContain("import { song } from './song.ts';\n");
    expect(changed['src/content/kinds/index.ts']).toContain('\n  song,\n};');
    expect(changed['content/README.md']).toContain('| `songs/{language}/{slug}.md` | A song. |');
  });
});

describe('it refuses', () => {
  const place = ['prylar-och-mojanger/ny', 'gadgets-and-gizmos/new'];
  const words = ['--sv', 'Ny', '--en', 'New'];
  const list = 'src/features/film/NativeFilm.tsx';
  it.each([
    ['nothing', [], 'Say what to make'],
    ['what it can not make', ['poem'], '"poem" is nothing to make'],
    ['too few arguments', ['page', 'gadget'], 'page takes 4 argument(s), not 1'],
    ['an option that is none', ['component', 'ui/Badge', '--tone', 'rose'], "Unknown option '--tone'"],
    ['a shape that is none', ['page', 'gadjet', 'new', ...place], '"gadjet" is no shape. Choose one: procedure'],
    ['an id that is none', ['page', 'gadget', 'new-page', ...place], '"new-page" is no id'],
    ['an id that is taken', ['page', 'gadget', 'gadgetoximeter', ...place], 'has the id "gadgetoximeter"'],
    ['a place that is none', ['page', 'gadget', 'new', 'Prylar/ny', 'new'], '"Prylar/ny" is no place'],
    [
      'a page below none',
      ['page', 'gadget', 'new', 'borta/ny', 'gone/new'],
      'There is no file content/pages/sv/borta.md',
    ],
    ['two pages above', ['page', 'gadget', 'new', 'tand/ny', 'gadgets-and-gizmos/new'], 'is below the page "dental"'],
    ['a row that is none', ['page', 'gadget', 'new', ...place, '--facts', '999.1'], 'has no row 999.1'],
    [
      'a file that is there',
      ['page', 'gadget', 'new', 'prylar-och-mojanger/syremataren', 'gadgets-and-gizmos/new'],
      'There already, and left as it is: content/pages/sv/prylar-och-mojanger/syremataren.md.',
    ],
    ['a component that is there', ['component', 'ui/Note'], 'There already, and left as it is: src/ui/Note/Note.tsx'],
    ['a component without a place', ['component', 'Badge'], '"Badge" is no place: write ui/Badge'],
    ['an island without words', ['island', 'countdown/Countdown'], 'Give the text: --sv'],
    ['a kind that nobody describes', ['kind', 'song', 'songs'], 'Say what a file of it is'],
    ['a folder that is taken', ['kind', 'song', 'books', '--what', 'A song'], 'content/books belongs to another kind'],
    ['a string that is there', ['string', 'menu', list, ...words], 'messages/sv.json has the string menu'],
    [
      'a string without a list',
      ['string', 'new_one', 'src/shared/product.ts', ...words],
      'src/shared/product.ts has 0 lists',
    ],
    ['a string that differs', ['string', 'new_one', list, '--sv', 'Ny', '--en', '{new}'], '--en has the arguments'],
    ['a name that is none', ['string', 'newOne', list, ...words], '"newOne" is no name'],
  ])('%s', async (_name, args, message) => {
    await expect(make(args)).rejects.toThrow(message);
  });

  it('and writes nothing itself', async () => {
    const before = readFileSync('messages/site/sv.json', 'utf8');
    const files = await made();
    expect(readFileSync('messages/site/sv.json', 'utf8')).toBe(before);
    expect(existsSync('src/ui/Badge')).toBe(false);
    expect(Object.keys(files)).toContain('src/ui/Badge/Badge.tsx');
  });
});
