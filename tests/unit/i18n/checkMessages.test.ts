/** A string that is missing, superfluous, malformed or not translated is reported with its file and line. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { formatProblem, type Problem } from '../../../src/content/problem.ts';
import { checkMessages } from '../../../src/i18n/checkMessages.ts';
import { checkMessageSets } from '../../../src/i18n/checkMessageSets.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import { missingMessages, parseMessages, untranslatedMessages } from '../../../src/i18n/messageFiles.ts';

const swedish = {
  a: 'Ett',
  b_count: '{count, plural, one {# sida} other {# sidor}}',
  c: 'Hej {name}',
  d: 'Du får gärna fråga en gång till.',
};
const english = {
  a: 'One',
  b_count: '{count, plural, one {# page} other {# pages}}',
  c: 'Hello {name}',
  d: 'Feel free to ask once more.',
};

/** Returns the problems, one per line, of a file with one string per line. */
function check(language: LanguageCode, messages: object, source: object = swedish): string[] {
  const parse = (name: string, strings: object) => parseMessages(name, JSON.stringify(strings, null, 2));
  const files = [parse(`${language}.json`, messages), parse('sv.json', source)] as const;
  return [...missingMessages(...files), ...checkMessages(language, ...files)].map(formatProblem);
}

describe('a file of strings', () => {
  it('has no problem where it is complete', () => {
    expect(check('en', english)).toEqual([]);
    expect(check('sv', swedish)).toEqual([]);
  });

  it.each([
    [{ ...english, a: undefined }, 'en.json:1 [a] is missing: translate "Ett"'],
    [{ ...english, c: undefined }, 'en.json:3 [c] is missing: translate "Hej {name}"'],
    [{ ...english, e: 'x' }, 'en.json:6 [e] is not in sv.json: remove it'],
    [{ ...english, a: ' ' }, 'en.json:2 [a] is empty'],
    [{ ...english, d: swedish.d }, 'en.json:5 [d] is still the Swedish'],
    [
      { ...english, c: 'Hello {who}' },
      'en.json:4 [c] has the arguments {who: argument}; in Swedish they are {name: argument}',
    ],
    [{ ...english, c: 'Hello {name' }, 'en.json:4 [c] is no ICU message'],
  ])('reports %o', (messages, problem) => {
    const lines = check('en', messages);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(problem);
  });

  it('may say the same as the Swedish in a word or two', () => {
    expect(check('nb', { a: 'Om Tryggve' }, { a: 'Om Tryggve' })).toEqual([]);
  });

  it('wants every plural category that the language has', () => {
    expect(check('ar', english)).toEqual([
      'ar.json:3 [b_count] the plural of {count} lacks zero, two, few, many: add them, the language has them',
    ]);
    expect(check('pl', english).join()).toContain('few, many');
  });

  it.each([
    { pages: swedish.b_count },
    { b_count: 'Sidor' },
    { b_count: '{number, plural, one {# sida} other {# sidor}}' },
    { b_count: '{count, plural, one {# sida} other {# sidor}} om {name}' },
    { share: '{share, number}' },
  ])('tells by its name whether a string counts: %o', (messages) => {
    expect(check('sv', messages, messages).join()).toContain('_count');
  });

  it('is JSON', () => {
    const broken = parseMessages('en.json', '{ "a": "One", }');
    expect(checkMessages('en', broken, parseMessages('sv.json', '{"a":"Ett"}')).map(formatProblem)).toEqual([
      expect.stringContaining('en.json:1 is no JSON'),
    ]);
    expect(checkMessages('en', parseMessages('en.json', '{"a":"One"}'), broken)).toEqual([]);
  });
});

describe('the two sets', () => {
  let folder = '';
  const lines = (problems: Problem[]) => problems.map((problem) => formatProblem(problem).replace(`${folder}/`, ''));
  const problems = () => lines(checkMessageSets(folder));
  const untranslated = () => lines(untranslatedMessages(folder));
  /** Replaces a text that occurs once in a file. */
  const change = (name: string, before: string, after: string) => {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    expect(text.split(before)).toHaveLength(2);
    writeFileSync(file, text.replace(before, after));
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-messages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('messages', folder, { recursive: true });
  });

  it('hold', () => {
    expect(problems()).toEqual([]);
  });

  it('want a string of the Swedish and English pages in two files', () => {
    change('site/sv.json', '{\n', '{\n  "new_string": "Ny",\n');
    expect(problems()).toEqual(['site/en.json:1 [new_string] is missing: translate "Ny"']);
  });

  it('want a string of every page in Swedish and English, and described', () => {
    change('sv.json', '{\n', '{\n  "new_string": "Ny",\n');
    expect(problems()).toEqual([
      'en.json:1 [new_string] is missing: translate "Ny"',
      'descriptions.json:1 [new_string] is missing: say in a sentence what the string is for',
    ]);
  });

  it('name a string that other languages have in English only: a release refuses it', () => {
    const before = untranslated().length;
    change('sv.json', '{\n', '{\n  "new_string": "Ny",\n');
    expect(untranslated()).toHaveLength(before + 29);
    expect(untranslated()).toContain('ti.json:1 [new_string] is missing: translate "Ny"');
  });

  it('have no string in common', () => {
    for (const name of ['sv', 'en']) change(`site/${name}.json`, '{\n', '{\n  "menu": "Meny",\n');
    expect(problems()).toEqual([expect.stringContaining('site/sv.json:2 [menu] is in ')]);
  });

  it('describe no string that is gone', () => {
    change('descriptions.json', '{\n', '{\n  "old_string": "What it was for.",\n');
    expect(problems()).toEqual(['descriptions.json:2 [old_string] is no string: remove it']);
  });

  it('have no file in another language', () => {
    writeFileSync(path.join(folder, 'site', 'ar.json'), '{}');
    writeFileSync(path.join(folder, 'xx.json'), '{}');
    const lines = problems();
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('site/ar.json:1 is named after no language');
    expect(lines.join()).toContain('xx.json:1 is named after no language');
  });
});
