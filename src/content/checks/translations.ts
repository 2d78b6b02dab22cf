/** A page and its translations have the same parts, so that any block can show its Swedish original. */
import { blockShape, parseBlocks } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Text } from '../parts.ts';
import type { Content } from '../store.ts';

/** Pages that exist in Swedish only, by decision: the hospitals of Sweden. */
const swedishOnly = new Set(['hospital']);

function compareBlocks(original: Text, translated: Text): Problem[] {
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

function compare<T extends Text>(entries: T[], needed: (original: T) => string[]): Problem[] {
  const originals = new Map(entries.filter(({ language }) => language === 'sv').map((entry) => [entry.data.id, entry]));
  const found = new Set(entries.map((entry) => `${entry.data.id} ${entry.language}`));
  const missing = [...originals.values()].flatMap((original) =>
    needed(original)
      .filter((language) => !found.has(`${original.data.id} ${language}`))
      .map((language) =>
        problemAt(original, ['id'], `The translation into ${language} is missing. Write it, with the same id.`),
      ),
  );
  const unlike = entries
    .filter(({ language }) => language !== 'sv')
    .flatMap((entry): Problem[] => {
      const original = originals.get(entry.data.id);
      const wrong = (field: string, message: string) => [problemAt(entry, [field], message)];
      if (!original) {
        return wrong(
          'id',
          `No Swedish text has the id "${entry.data.id}". Every text starts in Swedish: write it, or correct the id.`,
        );
      }
      if (entry.data.translation === 'original') {
        return wrong(
          'translation',
          'Only the Swedish text is the original. Write machine, or readBy and date once a native speaker has read it.',
        );
      }
      if (typeof entry.data.translation === 'object' && entry.data.changed > entry.data.translation.date) {
        return wrong(
          'translation',
          `It has changed since it was read on ${entry.data.translation.date}. Have the change read and write the new date, or write machine.`,
        );
      }
      if (entry.kind === 'caregiver' && entry.data.picture) {
        return wrong(
          'picture',
          `The picture of ${original.file} holds for its translations too. Remove the field here.`,
        );
      }
      const facts = original.data.facts.filter((id) => !entry.data.facts.includes(id));
      if (facts.length > 0) {
        return wrong('facts', `The Swedish text also rests on ${facts.join(', ')}. List the same rows.`);
      }
      return compareBlocks(original, entry);
    });
  return [...missing, ...unlike];
}

/** Returns missing translations, and translations whose parts differ from the Swedish. */
export function checkTranslations(content: Content): Problem[] {
  const caregiverLanguages = [...new Set(content.caregiver.map(({ language }) => language))].filter(
    (code) => code !== 'sv',
  );
  return [
    ...compare(content.page, (original) => (swedishOnly.has(original.data.id) ? [] : ['en'])),
    ...compare(content.caregiver, () => caregiverLanguages),
    ...compare(content.film, () => ['en']),
    ...compare(content.series, () => ['en']),
    ...compare(content.clip, () => ['en']),
    ...compare(content.episode, () => ['en']),
    ...compare(content.newsItem, () => ['en']),
    ...compare(content.clownGroup, () => ['en']),
    ...compare(content.faq, () => ['en']),
  ];
}
