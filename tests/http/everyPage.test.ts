/** What every page contains, in all languages, as the server sends it. */
import { earlyScript, earlySearchScript } from '../../src/shared/earlyScript.ts';
import { describe, expect, it } from 'vitest';
import { otherPaths } from '../../src/content/checks/routes.ts';
import { plainText } from '../../src/content/markdown.ts';
import { isPrivate } from '../../src/content/private.ts';
import { signsPageId, turnPageId } from '../../src/content/signs.ts';
import { changedOf } from '../../src/content/held.ts';
import { formatDate } from '../../src/i18n/dates.ts';
import { languageOf } from '../../src/i18n/languages.ts';
import { config, count, entries, serveSite, site } from './sitePages.ts';

const fetchPage = serveSite();

/** Returns the text for a reader without scripts and styles. */
const readable = (html: string) =>
  html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:a|strong|em|bdi|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;|&#x27;|&#39;/g, (mark) => (mark === '&quot;' ? '"' : "'"))
    .replace(/\s+/g, ' ');

const withoutLanguages = (html: string) => html.replace(/<span lang="sv">([^<]*)<\/span>/g, '$1');

/** Replaces each explained word by the word alone. Its explanation follows it, hidden. */
const withoutMeanings = (html: string) =>
  withoutLanguages(html).replace(
    /<button[^>]*popoverTarget="word-[^>]*>([^<]*)<\/button><span popover[^]*?<\/span>/g,
    '$1',
  );

const isUrgent = (id: string) => id === signsPageId || id === turnPageId;

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
      // tests/http/policy.test.ts checks an island's two inline scripts against the policy.
      const hasIsland = html.includes('<astro-island');
      expect(html.match(/<style/g) ?? [], place).toHaveLength(hasIsland ? 1 : 0);
      // The early script of a home page carries the languages that it may offer.
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

  it('[#15] [#170] [#182] [#274] sets no cookie, and holds the question about cookies where anything is counted', async () => {
    for (const [place, entry] of entries) {
      const { html, cookies } = await fetchPage(place);
      expect(cookies, place).toBeUndefined();
      expect(count(html, /<[^>]+ data-consent-banner/g), place).toBe(
        isPrivate(site, entry) || isUrgent(entry.data.id) ? 0 : 1,
      );
    }
  });

  it('[#258] [#67] has the way to the cookie settings at its foot, in its language or in English', async () => {
    for (const [place, entry] of entries) {
      const foot = (await fetchPage(place)).html.split('<footer').at(-1) ?? '';
      const links = [...foot.matchAll(/<a ([^>]*)href="([^"]+#cookies)"[^>]*>([^<]+)</g)];
      expect(links, place).toHaveLength(1);
      const [, attributes, href, words] = links[0] ?? [];
      expect(href, place).toBe(`${otherPaths['cookies']?.[entry.language === 'sv' ? 0 : 1]}#cookies`);
      expect(words?.trim(), place).not.toBe('');
      // The settings are in another language than the page.
      const isElsewhere = entry.language !== 'sv' && entry.language !== 'en';
      expect(/hreflang="en"/i.test(attributes ?? ''), place).toBe(isElsewhere);
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
