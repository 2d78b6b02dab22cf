/**
 * Which parts of translations are older than their Swedish.
 *
 *   npm run translations                      lists them
 *   npm run translations -- confirm so 2658   says that the page in Somali was held against the Swedish of today
 *   npm run translations -- confirm so        the same for all its pages
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { basisOf, olderParts } from '../src/content/basis.ts';
import { loadContent } from '../src/content/store.ts';

const folder = readConfig().contentDir;
const { content } = loadContent(folder);
const [command, language, id] = process.argv.slice(2);

function confirm(): void {
  const file = path.join(folder, 'translations/basis.json');
  const basis = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<
    string,
    Record<string, string>
  >;
  const confirmed = content.caregiver.filter(
    (entry) => entry.language === language && entry.language !== 'sv' && (!id || entry.data.id === id),
  );
  if (confirmed.length === 0) {
    console.error(
      `There is no translation ${[language, id].filter(Boolean).join(' ')}. Give a language, and a page's id.`,
    );
    process.exit(1);
  }
  for (const entry of confirmed) {
    const original = content.caregiver.find((other) => other.language === 'sv' && other.data.id === entry.data.id);
    if (original) (basis[entry.language] ??= {})[entry.data.id] = basisOf(original);
  }
  const sorted = Object.fromEntries(
    Object.entries(basis)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([code, pages]) => [code, Object.fromEntries(Object.entries(pages).sort(([a], [b]) => a.localeCompare(b)))]),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`Confirmed ${confirmed.length} page(s) in ${language}.`);
}

function list(): void {
  const older = olderParts(content);
  for (const { file, line, swedish } of older) console.log(`${file}:${line} The Swedish is now: ${swedish}`);
  console.log(
    older.length === 0
      ? 'Every translation is as new as its Swedish.'
      : `${older.length} part(s) are older than their Swedish. Mend them, then: npm run translations -- confirm LANGUAGE ID`,
  );
}

if (command === undefined) list();
else if (command === 'confirm' && language) confirm();
else {
  console.error('Use: npm run translations [-- confirm LANGUAGE [ID]]');
  process.exit(1);
}
