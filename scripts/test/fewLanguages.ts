/** Copies the content in few languages, for the tests' production build: it takes half the processor time. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../../src/i18n/languages.ts';

/** Swedish, English, and the languages of the hand-out that tests open on the production site. */
const kept = new Set<string>(['sv', 'en', 'ar', 'th', 'ti']);
const omitted = new Set<string>(languageCodes.filter((code) => !kept.has(code)));

/** Copies the content folder. Omits most languages, and the notes on them, which the content checks would refuse. */
export function copyFewLanguages(from: string, to: string): void {
  const isKept = (file: string) =>
    !path
      .relative(from, file)
      .split(/[/\\.]/)
      .some((part) => omitted.has(part));
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: isKept });
  const notes = path.join(to, 'translations/notes.json');
  const all = JSON.parse(readFileSync(notes, 'utf8')) as { language: string }[];
  writeFileSync(notes, JSON.stringify(all.filter(({ language }) => kept.has(language))));
  writeFileSync(path.join(to, 'translations/ledger.json'), '[]');
}
