/** Checks that episodes have their file, chapters in order and a transcript. */
import { type Problem, problemAt } from '../problem.ts';
import type { Content, Entry } from '../store.ts';
import { missingFiles, type NeededFile, shortTranscript } from './media.ts';

/** Minimum length of a transcript. A few minutes of audio take more words than this. */
const minWords = 40;
const advice = 'Write below the front matter what one hears, in order, for readers who can not.';

const filesOf = ({ data }: Entry<'episode'>): NeededFile[] =>
  data.provider === 'self' ? [{ at: ['file'], file: `podcasts/${data.file}` }] : [];

function badChapters(entry: Entry<'episode'>): Problem[] {
  const { data } = entry;
  if (data.provider !== 'self') return [];
  return data.chapters.flatMap(({ start }, index) => {
    const before = data.chapters[index - 1]?.start;
    const message =
      before === undefined
        ? start > 0 && 'The first chapter begins at 0.'
        : start <= before
          ? `It does not begin after the one before, which begins at ${before}. Put them in order.`
          : start >= data.duration && `It begins after the end, ${data.duration}. Correct it.`;
    return message ? [problemAt(entry, ['chapters', index, 'start'], message)] : [];
  });
}

/** Returns what all languages of an episode share, in comparable form: the audio, and where its chapters begin. */
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
  return [problemAt(entry, ['provider'], message)];
}

/**
 * Returns episodes without a file or a transcript, chapters out of order, and translations whose audio differs
 * from the Swedish.
 */
export const checkEpisodes = (content: Content): Problem[] =>
  content.episode.flatMap((entry) => [
    ...missingFiles(entry, filesOf(entry), content.media),
    ...badChapters(entry),
    ...shortTranscript(entry, minWords, advice),
    ...otherSound(entry, content.episode),
  ]);
