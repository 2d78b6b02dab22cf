/** A figure in a text is counted when the content is read. A name that counts nothing is refused. */
import { expect, it } from 'vitest';
import { searchRecords } from '../../../src/content/searchRecords.ts';
import type { ConsentConfig } from '../../../src/content/consentNeeds.ts';
import { buildSite } from '../../../src/content/site.ts';
import { loadContent } from '../../../src/content/store.ts';
import { contentWith, page, problemsWith } from './fixture.ts';

const { content } = loadContent('content');

const body = '## En rubrik\n\nHär finns {easyReadPages} lättlästa sidor.\n\n- ett\n- två\n';

it('fills a figure in, in the body and in the fields', () => {
  const { content: small, problems } = contentWith({
    'pages/sv/ett.md': page('ett', { preamble: 'Av alla sidor är {easyReadPages} lättlästa.' }, body),
    'pages/sv/tva.md': page('tva', { easyRead: 'Det här är lätt.' }),
  });
  expect(problems).toEqual([]);
  const [one] = small.page.filter(({ data, language }) => data.id === 'ett' && language === 'sv');
  expect(one?.body).toContain('Här finns 1 lättlästa sidor.');
  expect(one?.data.preamble).toBe('Av alla sidor är 1 lättlästa.');
});

it('refuses a name that counts nothing, where it stands', () => {
  const problems = problemsWith({ 'pages/sv/ett.md': page('ett', {}, body.replace('easyReadPages', 'easyPages')) });
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/pages\/sv\/ett\.md:16 There is no figure \{easyPages\}\. Name one .*easyReadPages/,
    ),
  ]);
});

const production = { siteEnv: 'production', matomoUrl: undefined } as const;

const told = (config?: ConsentConfig, changes: Record<string, string> = {}) => {
  const text = [
    '## {counted: Vem som räknar}',
    'Alltid. {counted: Räknas.} {notAsked: Frågar inte.} Sist.',
    '- {embedded: **{players}** har filmer.}',
    '- {asked: Frågar.}',
    '- ett',
    '',
    'Slut.',
  ].join('\n');
  const { content: small, problems } = contentWith({ 'pages/sv/ett.md': page('ett', {}, text), ...changes }, config);
  return { problems, body: small.page.find(({ data, language }) => data.id === 'ett' && language === 'sv')?.body };
};

it('leaves out what is not true of the site, with the mark of a line of which nothing is left', () => {
  expect(told({ siteEnv: 'production', matomoUrl: undefined }).body).toBe('Alltid. Frågar inte. Sist.\n- ett\n\nSlut.');
  expect(told({ siteEnv: 'production', matomoUrl: 'https://matomo.example' }).body).toBe(
    '## Vem som räknar\nAlltid. Räknas. Sist.\n- Frågar.\n- ett\n\nSlut.',
  );
  expect(told({ siteEnv: 'staging', matomoUrl: undefined }).body).toBe('Alltid. Sist.\n- Frågar.\n- ett\n\nSlut.');
});

it('says in words that no film is described', () => {
  const text =
    'Syntolkning. {described: Av {films} är {describedFilms} syntolkade.} {undescribed: Ingen av {films} är syntolkad.} Slut.';
  const { content: small } = contentWith({ 'pages/sv/ett.md': page('ett', {}, text) }, production);
  const one = small.page.find(({ data, language }) => data.id === 'ett' && language === 'sv');
  expect(one?.body).toMatch(/^Syntolkning\. Ingen av \d+ är syntolkad\. Slut\.$/m);
});

it('keeps everything where texts are only looked at', () => {
  expect(told().body).toContain('**SoundCloud, YouTube, SVT Play, UR Play och Acast** har filmer.');
  expect(told().body).toContain('Räknas. Frågar inte. Sist.');
});

it('refuses a condition that there is none of, where it stands', () => {
  const problems = problemsWith({ 'pages/sv/ett.md': page('ett', {}, body.replace('Här', '{tracked: Spåras.} Här')) });
  expect(problems).toEqual([
    expect.stringMatching(/^content\/pages\/sv\/ett\.md:16 There is no condition tracked\. Name one .*asked/),
  ]);
});

it('[#259] counts in the accessibility statement what there is, on the page and for the search', () => {
  const site = buildSite(content);
  const records = searchRecords(site);
  for (const language of ['sv', 'en'] as const) {
    const statement = site.page('accessibility', language);
    const inOwn = (entry: { language: string }) => entry.language === language;
    const films = content.film.filter(inOwn).length;
    const described = content.film.filter((film) => inOwn(film) && 'audioDescription' in film.data).length;
    const clips = content.clip.filter(inOwn).length;
    const easy = content.page.filter((one) => inOwn(one) && one.data.easyRead).length;
    const record = records.find(({ objectID }) => objectID === `page-accessibility-${language}`);
    const texts =
      language === 'sv'
        ? [`Av ${films} filmer är ${described} syntolkade`, `De ${clips} korta klippen`, `${easy} sidor har det`]
        : [`Of ${films} films, ${described} have audio`, `The ${clips} short clips`, `${easy} pages do`];
    for (const text of texts) {
      expect(statement?.body.replaceAll(/\]\(page:\w+\)|\[/g, '')).toContain(text);
      expect(record?.body).toContain(text);
    }
  }
});

it('has no place of a figure left in any text of the site', () => {
  const left = [...content.page, ...content.caregiver, ...content.newsItem].filter(({ data, body: text }) =>
    /\{\w+\}/.test(JSON.stringify(data) + text),
  );
  expect(left.map(({ file }) => file)).toEqual([]);
});
