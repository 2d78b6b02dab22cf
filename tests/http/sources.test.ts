/** The sources at the foot of every built page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { buildSite } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';

const { outDir } = readConfig();
const site = buildSite(loadContent('content').content);
const entries = [...site.byPath];

it('[#277] [#265] shows no source twice on a page, and each foreign title in its own language', () => {
  const languages = new Map<string, string>();
  for (const { sources } of site.content.facts.values())
    for (const { url, language } of sources) languages.set(url, language ?? '');
  let shown = 0;
  for (const [place, entry] of entries) {
    const html = readFileSync(path.join(outDir, place === '/' ? 'index.html' : `${place}.html`), 'utf8');
    const lines = [...html.matchAll(/<bdi([^>]*)><a hreflang="(\S+)" href="([^"]+)"/gi)];
    const urls = lines.map((line) => line[3]?.replaceAll('&amp;', '&') ?? '');
    expect(new Set(urls).size, place).toBe(urls.length);
    for (const [at, [, attributes, hreflang]] of lines.entries()) {
      expect(hreflang, `${place}: ${urls[at]}`).toBe(languages.get(urls[at] ?? ''));
      expect(/lang="(\S+)"/.exec(attributes ?? '')?.[1] ?? entry.language, `${place}: ${urls[at]}`).toBe(hreflang);
    }
    shown += urls.length;
  }
  expect(shown).toBeGreaterThan(5000);
});
