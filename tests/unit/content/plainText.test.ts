/** Files that are not plain text, or would crash a parser, are refused by name. None ends the check. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPlainText } from '../../../src/content/plainText.ts';
import { loadContent } from '../../../src/content/store.ts';
import { page, problemsWith } from './fixture.ts';

const file = 'pages/sv/ny.md';
const of = (text: string | Buffer) =>
  problemsWith({ [file]: text as string }).filter((problem) => problem.includes(`${file}:`));
const withBody = (body: string) => page('ny', {}, body);

it.each([
  ['in Latin-1', Buffer.from(withBody('Du får sova.'), 'latin1'), ':1 The file is no UTF-8'],
  ['with a lost letter', withBody('Du f\ufffdr sova.'), ':14 A letter was lost here'],
  ['with a NUL', withBody('Du\0 sover.'), ':14 An invisible control character'],
  ['with a turned direction', withBody('Ring \u202e2117\u202c.'), ':14 An invisible letter that turns the direction'],
  ['with a direction by its number', withBody('Ring &#x202E;2117&#x202C;.'), ':14 A letter is written by its number'],
  ['with a direction by its name', withBody('Ring &rlm;112.'), ':14 A letter is written by its number'],
  [
    'with a control as YAML writes it',
    page('ny', { preamble: '"Ring \\u202E2117"' }),
    ' A letter is written by its number',
  ],
  ['with an isolate', withBody('Ring \u2066112\u2069.'), ':14 An invisible letter that turns the direction'],
  ['with a line of 8 MB', withBody('a'.repeat(8_000_000)), ':1 The file has more than 1000000 bytes'],
  ['with a line of 100 kB', withBody('*a '.repeat(33_000)), ':14 This line has more than 5000 letters'],
  ['with 3,000 quotes', withBody('> '.repeat(2_400)), ':14 Lists, quotes or brackets go more than 32 deep'],
  [
    'with 300 lists in each other',
    withBody(Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')),
    ' Lists, quotes or brackets go more than 32 deep',
  ],
  ['with 2,000 brackets', withBody('['.repeat(2_000)), ':14 Lists, quotes or brackets go more than 32 deep'],
  [
    'with aliases that multiply',
    page('ny', {
      a: '&a [x,x,x,x,x,x,x,x,x]',
      b: '&b [*a,*a,*a,*a,*a,*a,*a,*a,*a]',
      c: '&c [*b,*b,*b,*b,*b,*b,*b,*b,*b]',
      d: '&d [*c,*c,*c,*c,*c,*c,*c,*c,*c]',
    }),
    "This can't be read",
  ],
  ['with an address that leaves the site', page('ny', { formerPaths: '["//evil.example"]' }), 'formerPaths'],
  ['with an address that a browser would mend', page('ny', { formerPaths: "['/\\evil.example']" }), 'formerPaths'],
])('a file %s is refused by name', (_what, text, problem) => {
  expect(of(text).join('\n')).toContain(problem);
});

it.each([
  ['quotes and lists in each other', `${'> '.repeat(6)}Ett citat.\n\n1. ett\n   - två\n     - tre`],
  // A recursive parser would overflow here if the longest line that is allowed were too long.
  ['the deepest emphasis that a line can hold', `${'*a **b '.repeat(400)}${'b** a*'.repeat(350)}`],
  ['a byte order mark', 'Du sover.'],
])('%s can be read', (what, body) => {
  const start = what === 'a byte order mark' ? '\ufeff' : '';
  expect(of(start + withBody(body)).filter((problem) => !/translation into en|LIX/.test(problem))).toEqual([]);
});

it('JSON that goes too deep is refused, and brackets in its strings are none', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = (text: string) => {
    writeFileSync(path.join(folder, 'a.json'), text);
    return readPlainText(path.join(folder, 'a.json'));
  };
  expect(read(`${'[\n'.repeat(5_000)}${']\n'.repeat(5_000)}`)).toMatchObject({
    message: expect.stringContaining('32'),
  });
  const harmless = JSON.stringify(['[{'.repeat(10)]);
  expect(read(harmless)).toEqual({ text: harmless });
});

it('a link, and a drawing that runs something, are refused by name', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync('/etc/passwd', path.join(folder, 'pass.png'));
  expect(loadContent(folder).problems).toContainEqual({
    file: `${path.basename(folder)}/pass.png`,
    line: 1,
    message: expect.stringContaining('link to another place') as string,
  });
  const drawing = (content: string, size = 'viewBox="0 0 9 9"') =>
    problemsWith({ 'pictures/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>` })
      .filter((problem) => problem.includes('a.svg'))
      .join();
  for (const active of [
    '<script>alert(1)</script>',
    '<g onload="alert(1)"/>',
    '<a href="javascript:alert(1)"/>',
    '<image href="https://other.example/a.png"/>',
  ])
    expect(drawing(active), active).toContain('holds a script, or loads something');
  expect(drawing('<use href="#a"/>')).toBe('');
  expect(drawing('', '')).toContain('has no size');
});
