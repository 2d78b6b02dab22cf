/** Checks that films have all their files and a description in words, and that series list films that exist. */
import { type ClipEntry, type FilmEntry, type FilmFile, ownFilesOf, posterOf, type SeriesEntry } from '../films.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';
import { missingFiles, type NeededFile } from './media.ts';

function filesOf(entry: FilmEntry): NeededFile[] {
  const own = ownFilesOf(entry);
  const each = (field: string, files: FilmFile | undefined) =>
    Object.values(files ?? {}).map((file) => ({ at: [field], file }));
  return [
    { at: ['poster'], file: posterOf(entry) },
    ...each('file', own?.film),
    ...each('audioDescription', own?.described),
    ...Object.entries(own?.captions ?? {}).map(([language, file]) => ({ at: ['captions', language], file })),
  ];
}

const missingWords = ({ data, body, file, bodyLine }: FilmEntry): Problem[] =>
  data.provider === 'self' && body.trim() === ''
    ? [
        {
          file,
          line: bodyLine,
          message:
            'The film has no words. Write below the front matter what one sees and hears in it, in order, for readers who can not.',
        },
      ]
    : [];

/**
 * Returns ids that a series may not list: unknown films, clips outside quick questions (which must be our own files),
 * and films that another group of quick questions has.
 */
function badSeries(series: SeriesEntry[], films: FilmEntry[], clips: ClipEntry[]): Problem[] {
  const keysOf = (entries: (FilmEntry | ClipEntry)[]) => entries.map(({ data, language }) => `${data.id} ${language}`);
  const known = new Set(keysOf(films));
  const knownQuick = new Set(keysOf([...films, ...clips.filter(({ data }) => data.file)]));
  const quick = new Map<string, string>();
  return series.flatMap((one) =>
    one.data.films.flatMap((id, index): Problem[] => {
      const key = `${id} ${one.language}`;
      const other = one.data.format === 'quick' ? quick.get(key) : undefined;
      if (one.data.format === 'quick') quick.set(key, one.file);
      const message = !(one.data.format === 'quick' ? knownQuick : known).has(key)
        ? `No film in ${one.language} has the id "${id}". Correct it, or write the film.`
        : other &&
          `The film "${id}" is one of the quick questions in ${other} already. Search could lead to one alone.`;
      return message ? [problemAt(one, ['films', index], message)] : [];
    }),
  );
}

/** Returns films without a file or a description in words, and ids that a series may not list. */
export function checkFilms(content: Content): Problem[] {
  return [
    ...content.film.flatMap((film) => [...missingFiles(film, filesOf(film), content.media), ...missingWords(film)]),
    ...badSeries(content.series, content.film, content.clip),
  ];
}
