/** Every address in the specification, as the server sends it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherPaths, topLevelPaths } from '../../src/content/checks/routes.ts';
import { caregiverLanguages, caregiverOrder, pathOf } from '../../src/content/site.ts';
import { config, count, entries, serveSite, site } from './sitePages.ts';

const fetchPage = serveSite();

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
