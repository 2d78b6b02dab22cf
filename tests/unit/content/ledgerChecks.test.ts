/** The checks of the ledger of translation faults, and of the parts that are reviewed first. */
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../src/content/store.ts';
import messages from '../../../messages/sv.json' with { type: 'json' };
import { page, problemsWith, translated } from './fixture.ts';

const caregiver = (text: string) => text.replace(/^id: 1$/m, 'id: "1"');
const pages = {
  'caregivers/sv/ett.md': caregiver(page('1', { audience: undefined }, '## Rubrik\n\nDet blöder.\n')),
  'caregivers/el/ena.md': caregiver(translated('1', { audience: undefined }, '## Τίτλος\n\nΑιμορραγεί.\n')),
  'caregivers/pl/jeden.md': caregiver(translated('1', { audience: undefined }, '## Tytuł\n\nKrwawi.\n')),
};
const entry = {
  id: 'any-bleeding',
  page: '1',
  swedish: 'Det blöder',
  asks: 'Any bleeding.',
  right: ['el'],
  mended: ['pl'],
};
const asked = (...entries: object[]) =>
  problemsWith({ ...pages, 'translations/ledger.json': `${JSON.stringify(entries)}\n` }).filter((problem) =>
    problem.includes('ledger.json'),
  );

describe('an entry of the ledger', () => {
  it('is closed once every language has answered', () => {
    expect(asked(entry)).toEqual([]);
    expect(
      asked({ id: 'a-word', message: 'not_found_title', asks: 'Translated.', right: ['el', 'pl'], mended: [] }),
    ).toEqual([]);
  });

  it.each([
    ['a language that has not answered', { mended: [] }, 'is open in pl'],
    ['a language without pages', { right: ['el', 'xx'] }, 'is answered for xx'],
    ['two answers of one language', { right: ['el', 'pl'] }, 'answered twice for pl'],
    ['a Swedish part that is gone', { swedish: 'Det svider' }, 'asks about a Swedish part that is gone'],
    ['a page that is gone', { page: '2' }, 'asks about a Swedish part that is gone'],
    ['a field that is missing', { asks: undefined }, 'must have id, asks, right, mended'],
  ])('is refused for %s', (_, change, message) => {
    expect(asked({ ...entry, ...change }).join()).toContain(message);
  });

  it('has a name of its own', () => {
    expect(asked(entry, entry).join()).toContain('is the name of two entries');
  });
});

it('a part that is to be read first exists', () => {
  const said = (start: string) =>
    problemsWith({ ...pages, 'translations/safety.json': `{ "1": ["${start}"] }\n` }).filter((problem) =>
      problem.includes('safety.json'),
    );
  expect(said('Det blöder')).toEqual([]);
  expect(said('Det svider').join()).toContain('No Swedish part begins like this: 1 "Det svider"');
});

it('the words of the interface that the ledger asks about exist', () => {
  const keys = loadContent('content').content.translationLedger.flatMap(({ data }) =>
    data.flatMap((one) => ('message' in one ? [one.message] : [])),
  );
  const known = Object.keys(messages);
  expect(keys.filter((key) => !known.includes(key))).toEqual([]);
});
