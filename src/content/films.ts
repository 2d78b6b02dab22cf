/** Locates the files of films, and finds which films belong together. */
import type { SiteLanguage } from '../i18n/languages.ts';
import type { Site } from './site.ts';
import type { Entry } from './store.ts';

export type FilmEntry = Entry<'film'>;
export type ClipEntry = Entry<'clip'>;
/** What a series shows: films and, in quick questions, our own clips. */
export type ShownEntry = FilmEntry | ClipEntry;
export type SeriesEntry = Entry<'series'>;

/**
 * A film in both formats, as paths inside content/media or as addresses. The browser takes the first that it can play.
 */
export type FilmFile = { webm: string; mp4: string };

const bothForms = (name: string): FilmFile => ({ webm: `${name}.webm`, mp4: `${name}.mp4` });

/** Returns the path of the still of a film or a clip inside content/media. */
export const posterOf = ({ kind, data }: ShownEntry): string => `${kind}s/${data.poster}`;

/**
 * Returns what to keep when a still is cropped, as the `gravity` of pictures: the side with the faces, otherwise the
 * liveliest part. In a clip that part is often the coral thread, and the faces are in the middle.
 */
export const gravityOf = (entry: ShownEntry): string =>
  entry.kind === 'clip' ? 'centre' : (entry.data.focus ?? 'auto');

type OwnFiles = { film: FilmFile; described: FilmFile | undefined; captions: Record<SiteLanguage, string> };

/** Returns the paths of our own film or clip inside content/media, or `undefined` if it is hosted elsewhere. */
export function ownFilesOf({ kind, data }: ShownEntry): OwnFiles | undefined {
  const at = (name: string) => `${kind}s/${name}`;
  if (!('file' in data) || data.file === undefined) return undefined;
  const described = 'audioDescription' in data ? data.audioDescription : undefined;
  return {
    film: bothForms(at(data.file)),
    described: described === undefined ? undefined : bothForms(at(described)),
    captions: { sv: at(data.captions.sv), en: at(data.captions.en) },
  };
}

/** Returns the films and clips of a series, in order. */
export const filmsOf = (site: Site, { data, language }: SeriesEntry): ShownEntry[] =>
  data.films.flatMap((id) => {
    const film = site.page(id, language);
    return film?.kind === 'film' || film?.kind === 'clip' ? [film] : [];
  });

/** Returns the series, playlists and groups of quick questions that contain a film, in its language. */
export const seriesWith = (site: Site, { data, language }: FilmEntry): SeriesEntry[] =>
  site.content.series.filter((one) => one.language === language && one.data.films.includes(data.id));
