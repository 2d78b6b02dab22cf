/** Episodes have their file, chapters in order and a transcript. */
import { plainText } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import { countWords } from '../readability.ts';
import type { Content, Entry } from '../store.ts';

/** What is heard in some minutes takes more words than this. */
const leastWords = 40;

const missingFile = (entry: Entry<'episode'>, media: readonly string[]): Problem[] =>
  entry.data.provider !== 'self' || media.includes(`podcasts/${entry.data.file}`)
    ? []
    : [
        {
          file: entry.file,
          line: entry.lineOf(['file']),
          field: 'file',
          message: `There is no file content/media/podcasts/${entry.data.file}. Add it, or correct its name.`,
        },
      ];

function badChapters({ file, data, lineOf }: Entry<'episode'>): Problem[] {
  if (data.provider !== 'self') return [];
  return data.chapters.flatMap(({ start }, index) => {
    const before = data.chapters[index - 1]?.start;
    const message =
      before === undefined
        ? start > 0 && 'The first chapter begins at 0.'
        : start <= before
          ? `It does not begin after the one before, which begins at ${before}. Put them in order.`
          : start >= data.duration && `It begins after the end, ${data.duration}. Correct it.`;
    const at = ['chapters', index, 'start'];
    return message ? [{ file, line: lineOf(at), field: at.join('.'), message }] : [];
  });
}

function missingWords({ file, bodyLine, body, language }: Entry<'episode'>): Problem[] {
  const words = countWords(plainText(body), language);
  return words < leastWords
    ? [
        {
          file,
          line: bodyLine,
          message: `The transcript has ${words} words; it needs at least ${leastWords}. Write below the front matter what one hears, in order, for readers who can not.`,
        },
      ]
    : [];
}

/** What of an episode is the same in every language: the sound, and where its chapters begin. */
const soundOf = ({ data }: Entry<'episode'>): string =>
  JSON.stringify(
    data.provider === 'self'
      ? [data.file, data.duration, data.chapters.map(({ start }) => start)]
      : [data.provider, data.providerId, data.duration],
  );

function otherSound(entry: Entry<'episode'>, all: Entry<'episode'>[]): Problem[] {
  const swedish = all.find(({ language, data }) => language === 'sv' && data.id === entry.data.id);
  if (!swedish || soundOf(swedish) === soundOf(entry)) return [];
  const message = `The sound is not that of ${swedish.file}. Write the same file, duration and beginnings of chapters.`;
  return [{ file: entry.file, line: entry.lineOf(['provider']), field: 'provider', message }];
}

/** Returns episodes without a file or a transcript, and chapters that are not in order. */
export const checkEpisodes = (content: Content): Problem[] =>
  content.episode.flatMap((entry) => [
    ...missingFile(entry, content.media),
    ...badChapters(entry),
    ...missingWords(entry),
    ...otherSound(entry, content.episode),
  ]);
