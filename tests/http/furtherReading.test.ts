/** Caregiver pages in every language link to content that only Swedish and English have. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { buildSite, pathOf } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';

const { outDir } = readConfig();
const site = buildSite(loadContent('content').content);

it.each(['ti', 'ar', 'fi'] as const)(
  'a caregiver page in %s leads to both, and says which language they are in',
  (language) => {
    const own = site.page('2658', language);
    const html = readFileSync(path.join(outDir, own ? `${pathOf(own)}.html` : ''), 'utf8');
    for (const [code, name] of [
      ['sv', 'Svenska'],
      ['en', 'English'],
    ] as const) {
      const page = site.page('fasting', code);
      const link = `<a [^>]*href="${page ? pathOf(page) : ''}"[^>]*>[^<]*\\(${name}\\)`;
      expect(html).toMatch(new RegExp(`<li lang="${code}"[^>]*>${link}`));
    }
  },
);
