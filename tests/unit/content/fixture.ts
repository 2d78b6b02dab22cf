/** A small content folder that passes all checks. Each test breaks it in one place. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { checks, problemsOf } from '../../../src/content/checks/index.ts';
import { checkRoutes } from '../../../src/content/checks/routes.ts';
import type { ConsentConfig } from '../../../src/content/consentNeeds.ts';
import { formatProblem } from '../../../src/content/problem.ts';
import { loadContent } from '../../../src/content/store.ts';

/** Returns 130 short words that no other page has. */
const words = (seed: string) =>
  Array.from({ length: 26 }, (_, index) => `Den ${seed} nummer ${index} är röd.`).join(' ');

export const page = (
  id: string,
  changes: Record<string, string | undefined> = {},
  body = `## En rubrik\n\n${words(id)}\n\n- ett\n- två\n`,
) => {
  const fields: Record<string, string | undefined> = {
    id,
    title: `Titel ${id}`,
    description: `En beskrivning av sidan ${id} som är lång nog för dem som söker efter den.`,
    preamble: `En ingress om ${id}.`,
    audience: 'child',
    facts: '["1.1"]',
    changed: '2026-11-21',
    author: 'Tryggve',
    drafted: 'ai',
    review: 'unreviewed',
    translation: 'original',
    ...changes,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return ['---', ...lines, '---', body].join('\n');
};

export const translated = (id: string, changes: Record<string, string | undefined> = {}, body?: string) =>
  page(
    id,
    {
      title: `Title ${id}`,
      description: `A description of the page ${id}, long enough for a search engine.`,
      preamble: `A preamble on ${id}.`,
      translation: 'machine',
      ...changes,
    },
    body ?? `## A heading\n\n${words(`${id} en`)}\n\n- one\n- two\n`,
  );

const facts = `# Facts

| # | Fact | Mark | Read in | Show |
|---|---|---|---|---|
|1.1|Read.|S|there|who|
|1.2|Not read.|K|nowhere|–|
|1.3|Disputed.|S !|there|who|

## Sources
| Key | Publisher | In English | Title | Language | Year | Address |
|---|---|---|---|---|---|---|
|who|WHO||A guideline|en|2024|https://who.example|
`;

export const searchLexicon = JSON.stringify({
  negations: ['inte', 'not'],
  stemmer: 'swedish',
  stopwords: ['och'],
  synonyms: { none: 'a fixture' },
});

const base: Record<string, string> = {
  'facts.md': facts,
  'pages/sv/ett.md': page('ett'),
  'pages/en/one.md': translated('ett'),
  'search/sv.json': searchLexicon,
  'search/en.json': searchLexicon,
  'menus/main.json': '[\n  { "page": "ett", "icon": "mascot" }\n]\n',
  'menus/footer.json': '[{ "id": "site", "pages": ["ett"] }]\n',
  'menus/caregivers.json': '{ "welcome": "ett", "groups": [{ "id": "53", "pages": ["ett"] }] }\n',
};

/**
 * Reads the fixture with some files changed, or removed if `undefined`.
 * @param config reads it as the site with this configuration has it
 */
export function contentWith(
  changes: Record<string, string | undefined>,
  config?: ConsentConfig,
): ReturnType<typeof loadContent> {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'tryggve-content-')), 'content');
  onTestFinished(() => rmSync(path.dirname(folder), { recursive: true, force: true }));
  for (const [name, text] of Object.entries({ ...base, ...changes })) {
    if (text === undefined) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return loadContent(folder, config);
}

/**
 * Returns every problem of the changed fixture as a line. Problems with routes are left out, since a small folder
 * cannot have all routes.
 */
export const problemsWith = (changes: Record<string, string | undefined>): string[] =>
  problemsOf(
    contentWith(changes),
    checks.filter((check) => check !== checkRoutes),
  ).map(formatProblem);
