/** Every address of the specification, as the server sends it. */
import { earlyScript, earlySearchScript } from '../../src/earlyScript.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherPaths, topLevelPaths } from '../../src/content/checks/routes.ts';
import { plainText } from '../../src/content/markdown.ts';
import { buildSite, caregiverLanguages, caregiverOrder, pathOf } from '../../src/content/site.ts';
import { changedOf } from '../../src/content/held.ts';
import { loadContent } from '../../src/content/store.ts';
import { formatDate } from '../../src/i18n/dates.ts';
import { readConfig } from '../../src/config.ts';
import { languageOf } from '../../src/i18n/languages.ts';
import { createApp } from '../../src/server/http/app.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { ask } from './raw.ts';

const config = readConfig();
const site = buildSite(loadContent('content', config).content);
const entries = [...site.byPath];

let base = '';
let end = async () => {};
beforeAll(async () => {
  const { server, url } = await listen(createApp(config), '127.0.0.1', 0);
  base = url;
  end = () => stop(server);
});
afterAll(() => end());

const pages = new Map<string, Promise<{ status: number; html: string }>>();

/** Each address is asked once; the tests look at the same answers. */
function fetchPage(place: string): Promise<{ status: number; html: string }> {
  const asked = pages.get(place) ?? ask(base, place).then(({ status, body }) => ({ status, html: body.toString() }));
  pages.set(place, asked);
  return asked;
}

/** What a reader without scripts and styles gets to read. */
const readable = (html: string) =>
  html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:a|strong|em|bdi|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;|&#x27;|&#39;/g, (mark) => (mark === '&quot;' ? '"' : "'"))
    .replace(/\s+/g, ' ');

const withoutLanguages = (html: string) => html.replace(/<span lang="sv">([^<]*)<\/span>/g, '$1');

/** A word that can be asked for is the word; what it means stands behind it, out of sight. */
const withoutMeanings = (html: string) =>
  withoutLanguages(html).replace(
    /<button[^>]*popoverTarget="word-[^>]*>([^<]*)<\/button><span popover[^]*?<\/span>/g,
    '$1',
  );

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

it.each([
  ['/nyheter', '/en/news'],
  ['/fragor-och-svar', '/en/questions-and-answers'],
  ['/tand', '/en/dental'],
  ['/prylar-och-mojanger', '/en/gadgets-and-gizmos'],
  ['/cookies-och-dataskydd', '/en/cookies-and-data-protection'],
  ['/sprutor-och-stick', '/en/needles-and-injections'],
  ['/hur-funkar-det/vad-betyder-egentligen', '/en/how-things-work/what-does-this-mean'],
])('[#61] %s is %s in English', (swedish, english) => {
  const [here, there] = [swedish, english].map((place) => site.byPath.get(place)?.data.id);
  expect(here).toBeDefined();
  expect(there).toBe(here);
});

it.each([
  ['/narstaende/fasta', 'caregivers'],
  ['/en/caregivers/pain', 'caregivers'],
  ['/ar/alsiyam-qabl-altakhdir', 'caregivers'],
  ['/ar/search', 'caregivers'],
  ['/fa-AF/112', 'caregivers'],
  ['/en/dental', 'general'],
  ['/tand', 'general'],
  ['/', 'general'],
])('[#90] %s is for %s', async (place, audience) => {
  expect((await fetchPage(place)).html).toContain(`data-audience="${audience}"`);
});

describe('every page', () => {
  it('answers 200 with one h1, its own title and description, and the right language', async () => {
    const titles = new Map<string, string>();
    for (const [place, entry] of entries) {
      const { status, html } = await fetchPage(place);
      expect(status, place).toBe(200);
      expect(count(html, /<h1[ >]/g), place).toBe(1);
      const { direction } = languageOf(entry.language);
      expect(html, place).toContain(`<html lang="${entry.language}" dir="${direction}"`);
      const title = `${entry.language} ${/<title>([^<]+)<\/title>/.exec(html)?.[1]}`;
      expect(titles.get(title), `${place} has the title of`).toBeUndefined();
      titles.set(title, place);
      expect(html, place).toMatch(/<meta name="description" content="[^"]{50,}"/);
    }
    expect(entries.length).toBeGreaterThan(220);
  });

  it('[#264] holds its whole text in the HTML', async () => {
    for (const [place, entry] of entries) {
      const text = readable(withoutMeanings((await fetchPage(place)).html));
      for (const line of [entry.data.preamble, ...plainText(entry.body).split('\n')]) {
        expect(text, `${place}: ${line}`).toContain(line.replace(/\s+/g, ' ').trim());
      }
    }
  });

  it('[#274] [#273] has no style attribute, nothing inline but its early script and what wakes an island, and nothing from another host', async () => {
    for (const [place] of entries) {
      const { html } = await fetchPage(place);
      expect(html, place).not.toMatch(/<[^>]+ style=/);
      // What the two of an island are, tests/http/policy.test.ts holds against the policy.
      const hasIsland = html.includes('<astro-island');
      expect(html.match(/<style/g) ?? [], place).toHaveLength(hasIsland ? 1 : 0);
      // The early script of a first page carries the languages that it may offer.
      const inline = [...html.matchAll(/<script(?: data-offers="[^"]*")?>/g)].map(([tag]) => tag);
      expect(inline, place).toHaveLength(hasIsland ? 3 : 1);
      const early = html.includes('name="q"') ? earlySearchScript : earlyScript;
      expect(html.split(`${inline[0]}${early}</script>`), place).toHaveLength(2);
      const scripts = [...html.matchAll(/<script( (?!data-offers=)[^>]+)>/g)].map(([, attributes]) => attributes ?? '');
      for (const attributes of scripts)
        expect(attributes, place).toMatch(/src="\/_astro\/|type="application\/ld\+json"/);
      for (const [, source] of html.matchAll(/(?:src|srcset)="([^"]+)"/g)) expect(source, place).toMatch(/^\//);
    }
  });

  it('[#277] [#279] says who wrote it, that nobody in care has reviewed it, when it changed, and on paper where it is', async () => {
    for (const [place, entry] of entries) {
      const { html } = await fetchPage(place);
      const text = readable(html);
      const short = `${entry.data.id}-${entry.language}`;
      const foot = html.split('data-print-footer').slice(1).join('two feet').replaceAll('<wbr/>', '');
      expect(foot, place).toMatch(new RegExp(`src="/qr/${short}.svg".+>${config.siteUrl}/q/${short}</bdi>.+</main>`));
      if (entry.language === 'sv' && entry.data.review === 'unreviewed') {
        expect(text, place).toContain('Ingen som arbetar i vården har granskat texten än.');
        expect(text, place).toContain('Nästa granskning: innan texten används i vården');
      }
      if (entry.language === 'en') expect(text, place).toContain('No native speaker has read it.');
      const changed = formatDate(changedOf(site, entry), 'sv');
      if (entry.language === 'sv') expect(text, place).toContain(`Senast ändrad: ${changed}`);
    }
  });

  it('shows the sources of every clinical page that has some, and never another information site', async () => {
    for (const [place] of entries) expect((await fetchPage(place)).html, place).not.toMatch(/narkoswebben|mediprep/i);
    expect(readable((await fetchPage('/narstaende/fasta')).html)).toMatch(/Källor .*20\d\d/);
  });
});

describe('routes', () => {
  const checks = Object.entries(topLevelPaths).map(([id, [sv, en]], index) => ({ id, sv, en, number: 20 + index }));

  it.each(checks)('[#$number] $sv and its English are the page "$id"', async ({ id, sv, en }) => {
    for (const place of [sv, en]) {
      expect((await fetchPage(place)).status).toBe(200);
      expect(site.byPath.get(place)?.data.id).toBe(id);
    }
  });

  it('[#13] [#14] reaches every topic area from the menu', async () => {
    const { html } = await fetchPage('/meny');
    for (const [place] of Object.values(topLevelPaths)) expect(html).toContain(`href="${place}"`);
    expect(html).toContain('href="/narstaende/valkommen-till-tryggve"');
  });

  it.each([
    ['39', '/sjukdomar-problem', 12],
    ['40', '/psykisk-ohalsa', 7],
    ['41', '/tand', 5],
    ['42', '/funktionsnedsattning', 6],
    ['49', '/en/diseases-and-problems', 12],
    ['50', '/en/dental', 5],
    ['51', '/en/disability', 6],
    ['73', '/hur-funkar-det/kroppen', 18],
  ])('[#%s] %s has %i pages below it or more, each linked from it', async (_number, place, wanted) => {
    const entry = site.byPath.get(place);
    const children = entry ? site.childrenOf(entry) : [];
    expect(children.length).toBeGreaterThanOrEqual(wanted);
    const { html } = await fetchPage(place);
    for (const child of children) expect(html).toContain(`href="${pathOf(child)}"`);
  });

  it('[#38] every top-level page leads on to others', async () => {
    for (const [place] of Object.values(topLevelPaths)) {
      const { html } = await fetchPage(place);
      expect(html, place).toMatch(/id="(children|related)"/);
    }
  });

  it('[#43] [#44] [#58] the pages of the footer and the tools answer', async () => {
    for (const place of Object.values(otherPaths).flat()) expect((await fetchPage(place)).status, place).toBe(200);
    expect((await fetchPage('/en/mitt-sjukhus')).status).toBe(404);
  });

  it('[#67] the cookie settings are the anchor #cookies of the cookies page', async () => {
    for (const place of ['/cookies-och-dataskydd', '/en/cookies-and-data-protection']) {
      const { html } = await fetchPage(place);
      expect(count(html, /id="cookies"/g)).toBe(1);
      expect(html).toContain(`href="${place}#cookies"`);
    }
  });

  it('[#75] [#87] the caregiver section is whole in every language that it exists in', () => {
    for (const language of caregiverLanguages(site)) {
      expect(caregiverOrder(site, language)).toHaveLength(21);
    }
  });
});

describe('search engines', () => {
  it('[#266] names the canonical address and every language of a page', async () => {
    for (const [place, entry] of entries) {
      const { html } = await fetchPage(place);
      expect(html, place).toContain(`<link rel="canonical" href="${config.siteUrl}${place}"`);
      const alternates = site.alternatesOf(entry.data.id);
      const wanted =
        alternates.length > 2 ? alternates.map(({ hreflang, path: to }) => `${hreflang} ${config.siteUrl}${to}`) : [];
      const found = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, hreflang, href]) => `${hreflang} ${href}`,
      );
      expect(found, place).toEqual(wanted);
    }
  });

  it('[#266] lists every page in the sitemap, and keeps everything outside production from being indexed', async () => {
    const { html: sitemap } = await fetchPage('/sitemap.xml');
    for (const [place] of entries) expect(sitemap).toContain(`<loc>${config.siteUrl}${place}</loc>`);
    expect(sitemap).not.toContain('/404');
    expect((await fetchPage('/robots.txt')).html).toMatch(/^User-agent: \*\nDisallow: \/\n/);
    expect((await fetchPage('/')).html).toContain('<meta name="robots" content="noindex"');
    expect((await fetchPage('/finns-inte')).html).toContain('<meta name="robots" content="noindex"');
  });

  it('[#266] opens production for indexing, the missing page aside', () => {
    const production = process.env['OUT_PRODUCTION'] ?? '.cache/dist-production';
    const read = (file: string) => readFileSync(path.join(production, file), 'utf8');
    expect(read('robots.txt')).toContain('Allow: /');
    expect(read('tand.html')).not.toContain('noindex');
    expect(read('404.html')).toContain('noindex');
    expect(read('tand.html')).toContain('href="https://tryggve.example/tand"');
  });

  it('describes pages to machines in JSON that parses', async () => {
    for (const [place] of entries) {
      const data =
        /<script type="application\/ld\+json">(.+?)<\/script>/.exec((await fetchPage(place)).html)?.[1] ?? '';
      expect(JSON.parse(data)['@context'], place).toBe('https://schema.org');
    }
    expect((await fetchPage('/fragor-och-svar')).html).toContain('"FAQPage"');
    expect((await fetchPage('/narstaende/fasta')).html).toContain('"MedicalWebPage"');
  });
});
