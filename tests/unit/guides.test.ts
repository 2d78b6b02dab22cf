/**
 * Every fenced example of every guide holds: what a reader copies passes the checks, and what a reader types exists.
 */
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { problemsOf } from '../../src/content/checks/index.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { loadContent } from '../../src/content/store.ts';

const { folder } = vi.hoisted(() => ({ folder: `.cache/guides-${process.pid}` }));

// Register the kind from a guide as if its file were among the others.
vi.mock('../../src/content/kinds/index.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/content/kinds/index.ts')>();
  const { makeKind } = await import('../../scripts/new/kind.ts');
  const { examples, madeBy } = await import('./guideExamples.ts');
  const fs = await import('node:fs');
  const made = madeBy(examples).filter(([what]) => what === 'kind');
  const kinds: Record<string, unknown> = { ...original.kinds };
  for (const [, name = '', place = '', , purpose] of made) {
    const [source = ''] = Object.values(makeKind([name, place], purpose).files);
    const file = `${process.cwd()}/${folder}/kinds/${name}.ts`;
    fs.mkdirSync(`${folder}/kinds`, { recursive: true });
    fs.writeFileSync(file, source.replaceAll("'./", `'${process.cwd()}/src/content/kinds/`));
    kinds[name] = ((await import(/* @vite-ignore */ file)) as Record<string, unknown>)[name];
  }
  return { ...original, kinds };
});

const { deadLinks, examples, examplesOf, faultsOf, madeBy } = await import('./guideExamples.ts');
const { make } = await import('../../scripts/new/make.ts');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an example', () => {
  it.each(examples.map((example) => [example.at, example] as const))('at %s holds', async (_at, example) => {
    expect(await faultsOf(example)).toEqual([]);
  });
});

it('passes every check of the content, beside all that is there', async () => {
  /** What readers copy from guides, and what the guides' `npm run new` commands create, by path. */
  const shown: Record<string, string> = {};
  for (const args of madeBy(examples)) Object.assign(shown, (await make(args)).files);
  for (const { target, text } of examples.filter(({ language }) => language === 'md' || language === 'json'))
    if (target) shown[target] = `${text}\n`;
  // Use hard links: a copy of all films would be slow.
  for (const item of readdirSync('content', { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    mkdirSync(`${folder}/${item.parentPath}`, { recursive: true });
    linkSync(path.join(item.parentPath, item.name), path.join(folder, item.parentPath, item.name));
  }
  const files = Object.entries(shown).filter(([name]) => name.startsWith('content/'));
  expect(files.length).toBeGreaterThan(0);
  for (const [name, text] of files) {
    mkdirSync(path.dirname(`${folder}/${name}`), { recursive: true });
    // Never overwrite an existing file: it is the project's own.
    writeFileSync(`${folder}/${name}`, text, { flag: 'wx' });
  }
  expect(problemsOf(loadContent(`${folder}/content`)).map(formatProblem)).toEqual([]);
}, 180_000);

describe('an example that breaks', () => {
  it.each([
    ['a script that is gone', '```sh\nnpm run gone\n```', 'npm has no script gone'],
    ['a file that is gone', '```sh\nnpx vitest run tests/unit/gone\n```', 'there is no tests/unit/gone'],
    ['a browser test that is gone', '```sh\nnpx playwright test gone\n```', 'tests/e2e has no gone.spec.ts'],
    ['a setting that is gone', '```sh\nGONE=1 npm start\n```', 'GONE is no setting'],
    ['an argument that is wrong', '```sh\nnpm run new -- page gone a b c\n```', '"gone" is no shape'],
    ['a field that is gone', '```yaml\ngone: true\n```', 'no kind of content takes {"gone":true}'],
    ['a value that is wrong', '```yaml\nreview: { by: Anna }\n```', 'no kind of content takes'],
    ['JSON that is none', '```json\n{ a }\n```', 'SyntaxError'],
    ['content without a file', 'Write it:\n\n```md\nText\n```', 'name its file'],
    ['a file that is there', 'Write `content/facts.md`:\n\n```md\nText\n```', 'a copy of this overwrites it'],
    ['code that nobody runs', '```tsx\n<Badge />\n```', '"tsx" can\'t be run'],
  ])('is found: %s', async (_name, source, fault) => {
    const faults = await Promise.all(examplesOf('guide.md', source).map(faultsOf));
    expect(faults.flat().join()).toContain(fault);
  });

  it('may be there with a reason', () => {
    expect(examplesOf('guide.md', '<!-- Not run: it needs a printer. -->\n\n```sh\nlp a.pdf\n```')).toEqual([]);
  });
});

it('a link leads to a file that is there', () => {
  expect(deadLinks).toEqual([]);
});

it('an entry of the changelog is one line of at most 160 characters', () => {
  const lines = readFileSync('CHANGELOG.md', 'utf8').split('\n');
  expect(lines.filter((line) => /^\s/.test(line) || (line.startsWith('- ') && line.length > 160))).toEqual([]);
});
