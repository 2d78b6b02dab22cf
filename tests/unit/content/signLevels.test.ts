/**
 * The same sign leads to the same help wherever it is mentioned: fever in a baby, signs from the brain, a trapped
 * hernia, fever with a central line, and repeated vomiting.
 */
import { expect, it } from 'vitest';
import { entriesOf } from '../../../src/content/entries.ts';
import { partsOf } from '../../../src/content/parts.ts';
import { signsOf } from '../../../src/content/signs.ts';
import { loadContent } from '../../../src/content/store.ts';
import { languageCodes } from '../../../src/i18n/languages.ts';

const { content } = loadContent('content');
const entries = entriesOf(content);
const signs = signsOf(content);

type SiteLanguage = 'sv' | 'en';
const both = ['sv', 'en'] as const;

const entryOf = (id: string, language: string) => {
  const found = entries.find((entry) => entry.language === language && 'id' in entry.data && entry.data.id === id);
  if (!found) throw new Error(`There is no ${id} in ${language}.`);
  return found;
};

/** Returns the body and front matter of a page. The folded lines of YAML become a single line. */
const wordsOf = (id: string, language: string): string => {
  const { data, body } = entryOf(id, language);
  return `${JSON.stringify(data)}\n${body}`;
};

/** Splits a page into what can state a sign: the lines of "urgent", or the items of its body. */
const lines = (text: string) => text.split(/\n|","/);

const emergency: Record<SiteLanguage, RegExp> = { sv: /akuten/i, en: /emergency department/i };

const babyUnderThree: Record<SiteLanguage, RegExp> = {
  sv: /(bebis|barn)[^.]{0,20} under tre månader/,
  en: /(baby|child) under three months/,
};
const youngerLimit = /under en månad|en och sex månader|under one month|one and six months/;

it.each(both)('no text in %s sends a baby under three months with fever elsewhere than to the hospital', (language) => {
  // The table of signs is repeated on pages, each sign under the place to contact, so leave it out.
  const withoutSigns = (name: string, value: unknown) => (name === 'groups' ? undefined : value);
  const texts = entries
    .filter((entry) => entry.language === language && entry.kind !== 'signWords')
    .map((entry) => ({ file: entry.file, text: `${JSON.stringify(entry.data, withoutSigns)}\n${entry.body}` }));
  expect(texts.filter(({ text }) => youngerLimit.test(text)).map(({ file }) => file)).toEqual([]);
  const told = texts.flatMap(({ file, text }) =>
    lines(text)
      .filter((line) => babyUnderThree[language].test(line) && /38|feber|fever/.test(line))
      .map((line) => ({ file, line })),
  );
  expect(new Set(told.map(({ file }) => file)).size).toBeGreaterThanOrEqual(8);
  expect(told.filter(({ line }) => !/38[.,]0/.test(line) || !emergency[language].test(line))).toEqual([]);
  const words = content.signWords.find((entry) => entry.language === language)?.data ?? {};
  const underThree = /under tre månader|under three months/;
  const rows = Object.entries(words).filter(([, { adult }]) => underThree.test(adult) && /feber|fever/.test(adult));
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const [id, { adult }] of rows) {
    expect(adult).toMatch(/38[.,]0/);
    expect([signs.get(id)?.when, signs.get(id)?.whom[0]], id).toEqual(['hours', 'emergency']);
  }
});

it.each(both)('a trapped hernia in %s needs one sign alone, the lump that does not go back among them', (language) => {
  const id = 'lump-in-groin-hard-red-or-stays-out';
  const lump = { sv: /hård, röd, gör ont eller går inte tillbaka/, en: /hard, red or painful, or does not go back/ };
  expect(content.signWords.find((entry) => entry.language === language)?.data[id]?.adult).toMatch(lump[language]);
  expect(signs.get(id)).toMatchObject({
    when: 'hours',
    pages: expect.arrayContaining(['groin', 'illstomach', 'urgent']),
  });
  expect(signs.get(id)?.whom[0]).toBe('emergency');
});

it.each(both)('fever with a central line in %s rings the ward at once, whatever the line is for', (language) => {
  const page = content.page.find((entry) => entry.language === language && entry.data.id === 'centralline');
  const fever = (page?.data.urgent?.groups ?? []).filter(({ told }) => told.some((sign) => /feber|fever/.test(sign)));
  expect(fever.map(({ level, whom }) => [level, whom[0], whom.includes('emergency')])).toEqual([
    ['soon', 'ward', true],
  ]);
  expect(wordsOf('centralline', language)).not.toMatch(/för något annat|for something else/);
});

it.each(both)('vomiting again and again in %s rings at once, at night too', (language) => {
  const told: Record<SiteLanguage, Record<string, RegExp>> = {
    sv: {
      whenring: /Åk till akuten, eller ring avdelningen, på en gång, [^\n]*kräks om och om igen/,
      sickathome: /om och om igen[^.]*ringer avdelningen på en gång, också på natten/,
      2782: /Åk till akuten, eller ring sjukhuset, på en gång, även på natten, om barnet kräks gång på gång/,
      2379: /Åk till akuten, eller ring sjukhuset, på en gång, även på natten, om [^\n]*\n\n(- .*\n)*- barnet kräks gång på gång/,
      2441: /Åk till akuten, eller ring sjukhuset, på en gång, även på natten, om [^.]*kräks gång på gång/,
      2813: /Kräks barnet gång på gång\? Åk till akuten, eller ring [^.]*på en gång, även på natten\./,
      2689: /åka till akuten, eller ringa avdelningen, på en gång, även på natten, om barnet kräks gång på gång/,
    },
    en: {
      whenring: /Go to the emergency department, or ring the ward, at once, [^\n]*sick again and again/,
      sickathome: /again and again[^.]*ring the ward at once, at night too/,
      2782: /Go to the emergency department, or ring the hospital, at once, at night too, if your child vomits again and again/,
      2379: /Go to the emergency department, or ring the hospital, straight away, at night too, if [^\n]*\n\n(- .*\n)*- your child vomits again and again/,
      2441: /Go to the emergency department, or ring the hospital, at once, at night too, if [^.]*(vomits|is sick) again and again/,
      2813: /vomit again and again\? Go to the emergency department, or ring [^.]*at once, at night too\./,
      2689: /go to the emergency department, or ring the ward, at once, at night too, for example if your child vomits again and again/,
    },
  };
  for (const [id, sign] of Object.entries(told[language])) {
    const { body } = entryOf(id, language);
    expect(body, id).toMatch(sign);
    expect(body, id).not.toMatch(/(samma dag|same day)[^.]*\n\n(- .*\n)*- .*(gång på gång|again and again)/);
  }
});

it.each(languageCodes)('the page for children up to three in %s has fever in a baby, with whom to ring', (language) => {
  const parts = partsOf(entryOf('2782', language));
  const fever = parts.filter(({ words: said }) => /38[.,]0/.test(said));
  expect(fever).toHaveLength(1);
  expect(fever[0]?.words).toMatch(/39/);
  expect(fever[0]?.links).toContain('tel:1177');
  // At home after an operation, any fever has a line of its own, in addition to the baby's.
  for (const [id, count] of [
    ['2379', 2],
    ['2441', 1],
    ['2813', 1],
  ] as const)
    expect(
      partsOf(entryOf(id, language)).filter(({ words: said }) => /38[.,]0/.test(said)),
      id,
    ).toHaveLength(count);
});
