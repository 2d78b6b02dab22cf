import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublicSource } from '../../src/content/facts.ts';
import { Provenance, provenanceCopy } from '../../src/features/provenance/Provenance.tsx';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { copyOf } from '../../src/i18n/copy.ts';

const government: PublicSource = {
  key: 'gov',
  publisher: 'Regeringskansliet',
  publisherInEnglish: 'Government Offices of Sweden',
  title: 'Health care advice over the phone',
  language: 'en',
  publisherLanguage: 'sv',
  url: 'https://government.example/phone',
};
const leaflet: PublicSource = {
  key: 'region',
  publisher: 'Region Skåne',
  title: 'Lekterapi',
  language: 'sv',
  publisherLanguage: 'sv',
  year: '2021',
  url: 'https://region.example/play',
};

const data = {
  changed: '2026-11-21',
  author: 'Tryggve',
  drafted: 'ai',
  review: 'unreviewed',
  translation: 'machine',
} as const;
const linesIn = (language: LanguageCode) =>
  [
    ...renderToStaticMarkup(
      <Provenance
        copy={copyOf(language, provenanceCopy)}
        language={language}
        data={data}
        sources={[government, leaflet]}
      />,
    ).matchAll(/<li data-prints="true">(<bdi.*?)<\/li>/g),
  ].map(([, line = '']) => line.replaceAll(/<\/?span>/g, ''));

const link = (url: string, hrefLang: string, title: string) =>
  `<a hrefLang="${hrefLang}" href="${url}" rel="nofollow noopener">${title}</a>`;
const phone = link(government.url, 'en', government.title);
const play = link(leaflet.url, 'sv', leaflet.title);

it('[#265] marks the language of titles and publishers that are not in the language of the page', () => {
  expect(linesIn('ar')).toEqual([
    `<bdi lang="sv" dir="ltr">Regeringskansliet</bdi>: <bdi lang="en" dir="ltr">${phone}</bdi>`,
    `<bdi lang="sv" dir="ltr">Region Skåne</bdi>: <bdi lang="sv" dir="ltr">${play}</bdi>, 2021`,
  ]);
});

it('[#277] names Swedish publishers in Swedish, tells the year where there is one and nothing where there is none', () => {
  expect(linesIn('sv')).toEqual([
    `<bdi>Regeringskansliet</bdi>: <bdi lang="en" dir="ltr">${phone}</bdi>`,
    `<bdi>Region Skåne</bdi>: <bdi>${play}</bdi>, 2021`,
  ]);
});

it('gives English readers the English name, where the publisher has one', () => {
  expect(linesIn('en')).toEqual([
    `<bdi>Government Offices of Sweden</bdi>: <bdi>${phone}</bdi>`,
    `<bdi lang="sv" dir="ltr">Region Skåne</bdi>: <bdi lang="sv" dir="ltr">${play}</bdi>, 2021`,
  ]);
});
