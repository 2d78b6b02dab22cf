import { expect, it } from 'vitest';
import { shareLinks } from '../../src/client/shareLinks.ts';
import { structuredData, toScriptJson, withVideo } from '../../src/layouts/props/structuredData.ts';
import { lix, countWords } from '../../src/content/readability.ts';
import { readConfig } from '../../src/config.ts';
import { buildSite, pathOf } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import { factsOf } from '../../src/content/held.ts';
import { getSite } from '../../src/content/queries.ts';
import { dayParts } from '../../src/layouts/props/day.ts';
import { type SiteTopicEntry, sourcesOf } from '../../src/layouts/props/page.ts';
import { shellOf } from '../../src/layouts/props/shell.ts';

const base = {
  siteUrl: 'https://tryggve.example',
  url: 'https://tryggve.example/tand',
  language: 'sv',
  title: 'Tand',
  description: 'Om tänder.',
  changed: '2026-11-21',
  crumbs: [{ title: 'Hem', path: '/' }],
  isClinical: true,
  audience: 'child' as const,
};
const graph = (data: object) => (data as { '@graph': Record<string, unknown>[] })['@graph'];

it('tells search engines what a page is, and never that somebody has reviewed it', () => {
  const data = structuredData(base);
  expect(graph(data).map((node) => node['@type'])).toEqual(['MedicalWebPage', 'BreadcrumbList']);
  expect(JSON.stringify(data)).not.toMatch(/reviewed/i);
  expect(graph(structuredData({ ...base, isClinical: false, crumbs: [] })).map((node) => node['@type'])).toEqual([
    'WebPage',
  ]);
  expect(graph(structuredData({ ...base, questions: [{ question: 'A?', answer: 'B.' }] })).at(-1)?.['@type']).toBe(
    'FAQPage',
  );
});

it('tells of the film of a page', () => {
  const film = {
    name: 'Gör det ont?',
    description: 'Ett klipp.',
    thumbnailUrl: 'https://tryggve.example/a.webp',
    contentUrl: 'https://tryggve.example/a.mp4',
    uploadDate: '2026-11-22',
    inLanguage: 'sv',
    transcript: 'En pojke.',
  };
  expect(graph(withVideo(structuredData(base), { ...film, seconds: 24.6 })).at(-1)).toEqual({
    '@type': 'VideoObject',
    ...film,
    duration: 'PT25S',
  });
});

it('can not end its script element', () => {
  expect(toScriptJson({ a: '</script><b>' })).not.toContain('<');
});

it('[#231] shares by six plain links', () => {
  const links = shareLinks({ title: 'Å & ä', url: 'https://tryggve.example/a?b=1' });
  expect(links.map(({ id }) => id)).toEqual(['facebook', 'x', 'whatsapp', 'telegram', 'sms', 'email']);
  for (const { href } of links) expect(href).toContain(encodeURIComponent('https://tryggve.example/a?b=1'));
});

it('[#156] leads from a page without a translation to the nearest page above it that has one', () => {
  const { content } = loadContent('content');
  const isLacking = (path: string) => path.startsWith('/en/dental/');
  const site = buildSite({ ...content, page: content.page.filter((entry) => !isLacking(pathOf(entry))) });
  const nearOf = (path: string) =>
    shellOf({
      config: readConfig({ SITE_ENV: 'staging' }),
      site,
      language: 'sv',
      isCaregiversPage: false,
      page: site.byPath.get(path),
    }).languageSwitcher?.near;
  expect(nearOf('/tand/borra-och-bedova')).toEqual({ en: '/en/dental' });
  expect(nearOf('/mitt-sjukhus')).toEqual({ en: '/en' });
  expect(nearOf('/tand')).toBeUndefined();
  expect(nearOf('/narstaende/fasta')).toBeUndefined();
});

it('counts LIX as Björnsson did', () => {
  // 10 words, 2 sentences, 1 long word: 5 + 10.
  expect(lix('Katten sov hela dagen lång. Sedan åt den sin frukostgröt.')).toBeCloseTo(15);
  expect(lix('')).toBe(0);
  expect(countWords('你好世界', 'zh')).toBe(2);
  expect(countWords('ett två tre')).toBe(3);
});

it('[#277] each part of My day points to its own sources in the list of the page', () => {
  const site = getSite();
  const page = site.page('myday', 'sv') as SiteTopicEntry;
  const shown = sourcesOf(site, factsOf(site, page)).map(({ key }) => key);
  for (const part of dayParts(page)) {
    const own = sourcesOf(site, site.page(part.id, 'sv')?.data.facts ?? []).map(({ key }) => key);
    expect(part.sources.map((at) => shown[at])).toEqual(own);
  }
});
