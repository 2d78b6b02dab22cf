/** Checks that a page and its translations have the same parts, so that each block can show its Swedish original. */
import type { LanguageCode } from '../../i18n/languages.ts';
import { type AnyEntry, type EntryWith, hasField, originalsOf, translationsOf } from '../entries.ts';
import { factFields } from '../entryFields.ts';
import { kinds } from '../kinds/index.ts';
import { blockShape, parseBlocks } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import { isTableAlone } from '../signs.ts';
import type { Content } from '../store.ts';

function compareBlocks(original: AnyEntry, translated: AnyEntry): Problem[] {
  const wanted = parseBlocks(original.body).map(blockShape);
  const blocks = parseBlocks(translated.body);
  const at = wanted.findIndex((shape, index) => !blocks[index] || blockShape(blocks[index]) !== shape);
  const place = at < 0 && blocks.length > wanted.length ? wanted.length : at;
  if (place < 0) return [];
  const found = blocks[place];
  const line = translated.bodyLine + (found?.position?.start.line ?? 1) - 1;
  return [
    {
      file: translated.file,
      line,
      message: `Block ${place + 1} is ${found ? `a ${blockShape(found)}` : 'missing'}; in ${original.file} it is ${wanted[place] ? `a ${wanted[place]}` : 'not there'}. A translation has the same blocks in the same order.`,
    },
  ];
}

/** Returns the languages that a text must be translated into. */
function languagesFor({ kind, data }: EntryWith<'id'>, content: Content): LanguageCode[] {
  const { files, isInEveryLanguage, swedishOnly } = kinds[kind];
  if (isInEveryLanguage)
    return [...new Set(content[kind].map(({ language }) => language))].filter((code) => code !== 'sv');
  // Kinds without a language in their path aren't translated.
  return files.source.includes('<language>') && !swedishOnly?.includes(data.id) ? ['en'] : [];
}

function missing(content: Content): Problem[] {
  const translations = translationsOf(content);
  return originalsOf(content).flatMap((original) => {
    const found = translations.filter((one) => one.original === original).map(({ entry }) => entry.language);
    return languagesFor(original, content)
      .filter((language) => !found.includes(language))
      .map((language) =>
        problemAt(original, ['id'], `The translation into ${language} is missing. Write it, with the same id.`),
      );
  });
}

/** Returns the first difference between a translation and its original. Later ones may follow from it. */
function unlike(original: EntryWith<'id'>, entry: EntryWith<'id'>): Problem[] {
  const wrong = (field: string, message: string) => [problemAt(entry, [field], message)];
  if (hasField(entry, 'translation')) {
    const { translation, changed } = entry.data;
    if (translation === 'original') {
      return wrong(
        'translation',
        'Only the Swedish text is the original. Write machine, or readBy and date once a native speaker has read it.',
      );
    }
    if (typeof translation === 'object' && changed > translation.date) {
      return wrong(
        'translation',
        `It has changed since it was read on ${translation.date}. Have the change read and write the new date, or write machine.`,
      );
    }
  }
  if (kinds[entry.kind].isInEveryLanguage && 'picture' in entry.data && entry.data.picture) {
    return wrong('picture', `The picture of ${original.file} holds for its translations too. Remove the field here.`);
  }
  if (isTableAlone(entry)) return [];
  const factsOf = (one: AnyEntry) => factFields(one).map(({ text }) => text);
  const facts = factsOf(original).filter((id) => !factsOf(entry).includes(id));
  if (facts.length > 0) {
    return wrong('facts', `The Swedish text also rests on ${facts.join(', ')}. List the same rows.`);
  }
  return compareBlocks(original, entry);
}

/** Returns the first field shared by all languages in which a translation differs from its original. */
function changedField(original: AnyEntry, entry: AnyEntry): Problem[] {
  const valueOf = ({ data }: AnyEntry, field: string) => JSON.stringify(Reflect.get(data, field));
  const field = kinds[entry.kind].sharedFields?.find((name) => valueOf(entry, name) !== valueOf(original, name));
  const message = `It is not that of ${original.file}. Write the same: it does not change with the language.`;
  return field ? [problemAt(entry, [field], message)] : [];
}

/**
 * Returns missing translations, translations whose parts differ from the Swedish, and those without a Swedish original.
 */
export const checkTranslations = (content: Content): Problem[] => [
  ...missing(content),
  ...translationsOf(content).flatMap(({ entry, original }) =>
    original
      ? [...unlike(original, entry), ...changedField(original, entry)]
      : problemAt(
          entry,
          ['id'],
          `No Swedish text has the id "${entry.data.id}". Every text starts in Swedish: write it, or correct the id.`,
        ),
  ),
];
