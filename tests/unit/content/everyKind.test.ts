/** Rules that name no kind apply to every kind that has what the rule is about, so that none can be forgotten. */
import { describe, expect, it } from 'vitest';
import { type AnyEntry, hasField } from '../../../src/content/entries.ts';
import { checkFacts } from '../../../src/content/checks/facts.ts';
import { checkIds } from '../../../src/content/checks/ids.ts';
import { checkLinks } from '../../../src/content/checks/links.ts';
import { checkPlainFields } from '../../../src/content/checks/plain.ts';
import { checkTexts } from '../../../src/content/checks/texts.ts';
import { checkTranslations } from '../../../src/content/checks/translations.ts';
import { checkWords } from '../../../src/content/checks/words.ts';
import { type KindName, kinds } from '../../../src/content/kinds/index.ts';
import type { Problem } from '../../../src/content/problem.ts';
import { type Content, kindNames, loadContent } from '../../../src/content/store.ts';

const { content } = loadContent('content');

/** Returns the content with these entries alone. */
const only = (...entries: AnyEntry[]): Content => ({
  ...content,
  ...Object.fromEntries(kindNames.map((kind) => [kind, entries.filter((entry) => entry.kind === kind)])),
  avoidedWords: content.avoidedWords,
});

/** Returns a copy of an entry. `change` receives the name and value of each field, and returns the new value. */
const changed = <One extends AnyEntry>(entry: One, change: (name: string, value: unknown) => unknown): One => ({
  ...entry,
  data: JSON.parse(JSON.stringify(entry.data), change) as One['data'],
});
const withBody = (entry: AnyEntry, body: string): AnyEntry => ({ ...entry, body });

const long = 'Det här är en mening med fler ord än åtta stycken.';
const hard = 'Sammanfattningsvis förekommer beträffande undersökningar ytterligare komplikationer. '.repeat(20);
const isMarkdown = ({ file }: AnyEntry) => file.endsWith('.md');
const hasInRow = (name: string, { data }: AnyEntry) => name in (Array.isArray(data) ? (data[0] ?? {}) : data);
const isTranslated = (entry: AnyEntry) => hasField(entry, 'id') && content[entry.kind].some(isEnglish);
const isEnglish = ({ language }: { language: string }) => language === 'en';

type Rule = {
  name: string;
  /** Returns whether the kind of this entry has what the rule is about. */
  concerns: (entry: AnyEntry) => boolean;
  /** Returns entries that break the rule. */
  broken: (entry: AnyEntry) => AnyEntry[];
  check: (content: Content) => Problem[];
  says: string;
};

const rules: Rule[] = [
  {
    name: 'rests on rows of the facts sheet that exist',
    concerns: (entry) => hasInRow('facts', entry),
    broken: (entry) => [changed(entry, (name, value) => (name === 'facts' ? ['99.99'] : value))],
    check: checkFacts,
    says: 'has no row 99.99',
  },
  {
    name: 'has an id of its own',
    concerns: (entry) => hasInRow('id', entry),
    broken: (entry) => [entry, entry],
    check: checkIds,
    says: 'has the same id already.',
  },
  {
    name: 'has a file name that can stand in an address',
    concerns: ({ kind }) => kinds[kind].files.source.includes('<slug>'),
    broken: (entry) => [{ ...entry, slug: 'Två ord' }],
    check: checkIds,
    says: "can't be an address",
  },
  {
    name: 'is there in English',
    concerns: isTranslated,
    broken: (entry) => [entry, ...(kinds[entry.kind].isInEveryLanguage ? [{ ...otherIn('en', entry) }] : [])],
    check: checkTranslations,
    says: 'The translation into en is missing.',
  },
  {
    name: 'was written in Swedish first',
    concerns: isTranslated,
    broken: (entry) => [{ ...entry, language: 'en' }],
    check: checkTranslations,
    says: 'No Swedish text has the id',
  },
  {
    name: 'has the same blocks in both languages',
    concerns: (entry) => isTranslated(entry) && isMarkdown(entry),
    broken: (entry) => [
      withBody(entry, 'Ett.'),
      withBody(
        changed({ ...entry, language: 'en' }, (name, value) =>
          name === 'translation' ? 'machine' : name === 'picture' ? undefined : value,
        ),
        'One.\n\nTwo.',
      ),
    ],
    check: checkTranslations,
    says: 'A translation has the same blocks in the same order.',
  },
  {
    name: 'shows blocks that can be shown',
    concerns: isMarkdown,
    broken: (entry) => [withBody(entry, '<b>Ett</b>')],
    check: checkLinks,
    says: 'HTML is not shown.',
  },
  {
    name: 'links to pages that there are',
    concerns: isMarkdown,
    broken: (entry) => [withBody(entry, '[Läs](page:nowhere)')],
    check: checkLinks,
    says: 'No page has the id "nowhere".',
  },
  {
    name: 'says a paragraph once',
    concerns: isMarkdown,
    broken: (entry) => [withBody(entry, `${long}\n\n${long}`)],
    check: checkTexts,
    says: 'This paragraph stands in',
  },
  {
    name: 'is easy enough to read',
    concerns: isMarkdown,
    broken: (entry) => [withBody(entry, hard)],
    check: checkTexts,
    says: 'is the most for these readers',
  },
  {
    name: 'promises nothing',
    concerns: isMarkdown,
    broken: (entry) => [withBody(entry, 'Mer kommer snart.')],
    check: checkTexts,
    says: 'promises a text',
  },
  {
    name: 'has plain fields without Markdown',
    concerns: (entry) => ['title', 'question', 'name', 'term'].some((name) => hasInRow(name, entry)),
    broken: (entry) => [
      changed(entry, (name, value) => (/^(title|question|name|term)$/.test(name) ? '**Ett**' : value)),
    ],
    check: checkPlainFields,
    says: 'The field is plain text',
  },
  {
    name: 'uses our words',
    concerns: () => true,
    broken: (entry) => [{ ...entry, source: 'Ring BUP.' }],
    check: (loaded) => checkWords({ ...loaded, captions: [], avoidedWords }),
    says: 'is not our word for it',
  },
];

const avoidedWords = content.avoidedWords.map((entry) => ({
  ...entry,
  data: { avoid: [{ words: ['BUP'], use: 'bup', isCased: true }], packets: [] },
}));

/** Returns another entry of the same kind, in this language. */
const otherIn = (language: 'en', { kind, data }: AnyEntry): AnyEntry => {
  const id = 'id' in data ? data.id : undefined;
  const other = content[kind].find((one) => one.language === language && 'id' in one.data && one.data.id !== id);
  if (!other) throw new Error(`There is no other ${kind}`);
  return other as AnyEntry;
};

const swedishOf = (kind: KindName): AnyEntry => {
  const entry = content[kind].find(({ language }) => language === 'sv');
  if (!entry) throw new Error(`There is no ${kind} to try the rules on`);
  return entry as AnyEntry;
};
const shown = kindNames.filter((kind) => !kinds[kind].isInternal).map(swedishOf);

describe.each(rules)('$name:', ({ concerns, broken, check, says }) => {
  it.each(shown.filter(concerns).map((entry): [string, AnyEntry] => [entry.kind, entry]))(
    'every %s',
    (_kind, entry) => {
      const files = broken(entry).map(({ file }) => file);
      const found = check(only(...broken(entry))).filter(
        ({ file, message }) => files.includes(file) && message.includes(says),
      );
      expect(found).not.toEqual([]);
    },
  );
});
