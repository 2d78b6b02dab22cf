/** Which pages are private, which ones would wrongly not be, and the questions to take along. */
import { describe, expect, it } from 'vitest';
import { isPrivate } from '../../../src/content/private.ts';
import { getSite } from '../../../src/content/queries.ts';
import { pagesOf } from '../../../src/content/site.ts';
import { page, problemsWith, translated } from './fixture.ts';

const site = getSite();
const privateIds = new Set(
  pagesOf(site.content).flatMap((entry) => (isPrivate(site, entry) ? `${entry.data.id} ${entry.language}` : [])),
);

it('covers every page on mental health and for teenagers, in both languages, and no others', () => {
  for (const language of ['sv', 'en'] as const) {
    for (const section of ['mental', 'older']) {
      const top = site.page(section, language);
      if (!top) throw new Error(`There is no ${section}`);
      const below = site.childrenOf(top);
      expect(below.length).toBeGreaterThan(4);
      for (const { data } of [top, ...below]) expect(privateIds).toContain(`${data.id} ${language}`);
    }
    for (const id of ['home', 'dental', 'rights', 'cookies', 'search', 'faq'])
      expect(privateIds).not.toContain(`${id} ${language}`);
  }
  expect(privateIds).not.toContain('2286 sv');
});

const pages = (body: string, changes: Record<string, string> = {}) => ({
  'pages/sv/hot.md': page('threat', { ...changes }, `${body}\n`),
  'pages/en/threat.md': translated('threat', { ...changes }, `${body}\n`),
});

describe('a page that readers may have to hide', () => {
  it.each([
    ['on violence', 'Här står om våld mot barn.'],
    ['on abuse', 'Övergrepp är ett brott.'],
    ['in English', 'This is about violence.'],
  ])('is refused %s', (_name, body) => {
    expect(problemsWith(pages(body)).join('\n')).toContain('write private: true');
  });

  it.each(['title', 'description'])('is refused where mental health is what its %s says', (field) => {
    const text = 'En sida om ångest och självskada, för den som mår dåligt och behöver hjälp.';
    expect(problemsWith(pages('Text.', { [field]: text.slice(0, 60) })).join('\n')).toContain('write private: true');
  });

  it('holds with the field, for teenagers, and where a word only looks like it', () => {
    expect(problemsWith(pages('Om våld.', { private: 'true' }))).toEqual([]);
    expect(problemsWith(pages('Om våld.', { audience: 'teen' }))).toEqual([]);
    expect(problemsWith(pages('Det gjorde våldsamt ont. Ångest nämns här.'))).toEqual([]);
  });
});

describe('a question on violence', () => {
  const question = (theme: string) => ({
    'faq/sv/hot.md': `---\nid: threat\nquestion: Får någon slå mig?\ntheme: ${theme}\norder: 1\ntags: [hemma]\nfacts: []\nchanged: 2026-11-21\nauthor: Tryggve\ndrafted: ai\nreview: unreviewed\ntranslation: original\n---\n\nNej. Våld mot barn är ett brott.\n`,
  });

  it('is refused where analytics would be told its name', () => {
    expect(problemsWith(question('home')).join('\n')).toContain('analytics would name this question');
    expect(problemsWith(question('rights')).join('\n')).not.toContain('analytics');
  });
});

describe('questions to take along', () => {
  const list = (count: number, id = 'alone', first = 'Fråga 0?') =>
    JSON.stringify([
      {
        id,
        title: 'Om',
        questions: [first, ...Array.from({ length: count - 1 }, (_, index) => `Fråga ${index + 1}?`)],
      },
    ]);
  const lists = (sv: string, en: string) => ({ 'questions/sv.json': sv, 'questions/en.json': en });

  it('hold where both languages have the same groups', () => {
    expect(problemsWith(lists(list(20), list(20)))).toEqual([]);
  });

  it.each([
    ['fewer than twenty', list(19), list(19), 'needs 20 questions or more'],
    ['another number in English', list(20), list(21), 'The groups are alone 21; in Swedish they are alone 20.'],
    ['another group in English', list(20), list(20, 'pain'), 'in Swedish they are alone 20.'],
    ['one that stands twice', list(20, 'alone', 'Fråga 1?'), list(20), 'stands twice'],
    ['what is no question', list(20, 'alone', 'Ta inget före.'), list(20), 'must end with a question mark'],
  ])('are refused: %s', (_name, sv, en, message) => {
    expect(problemsWith(lists(sv, en)).join('\n')).toContain(message);
  });
});
