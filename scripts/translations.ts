/**
 * Tracks which parts of translations are older than the Swedish original.
 *
 *   npm run translations                      lists the outdated parts
 *   npm run translations -- confirm so 2658   confirms that the Somali page matches the current Swedish
 *   npm run translations -- confirm so        the same for all Somali pages
 *   npm run translations -- sheet ti          makes a review sheet for Tigrinya, to print on A4
 *   npm run translations -- sheet ti 2658     the same for one page
 *   npm run translations -- sheet ti safety   the same for the parts where a mistranslation could cause harm
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { basisOf, olderParts } from '../src/content/basis.ts';
import { loadContent } from '../src/content/store.ts';
import { isLanguageCode, type LanguageCode } from '../src/i18n/languages.ts';
import { reviewSheet } from './translations/sheet.ts';

const { contentDir: folder, contactEmail } = readConfig();
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

/** Writes the review sheet to an HTML file, and prints its path. */
function sheet(code: LanguageCode): void {
  if (contactEmail.endsWith('.example')) {
    console.error('Set CONTACT_EMAIL to the address to which the sheet is to be sent, then run this again.');
    process.exit(1);
  }
  const file = `.cache/sheets/${[code, id].filter(Boolean).join('-')}.html`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, reviewSheet(content, code, id, contactEmail));
  console.log(`${file} is ready. Open it in a browser and print it, or save it as PDF.`);
}

if (command === undefined) list();
else if (command === 'confirm' && language) confirm();
else if (command === 'sheet' && language && isLanguageCode(language)) sheet(language);
else {
  console.error('Use: npm run translations [-- confirm LANGUAGE [ID] | -- sheet LANGUAGE [ID]]');
  process.exit(1);
}
