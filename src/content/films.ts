/** Films: where their files lie, and which of them belong together. */
import type { SiteLanguage } from '../i18n/languages.ts';
import type { Site } from './site.ts';
import type { Entry } from './store.ts';

export type FilmEntry = Entry<'film'>;
export type ClipEntry = Entry<'clip'>;
/** What a series shows: films, and among quick questions clips of our own. */
export type ShownEntry = FilmEntry | ClipEntry;
export type SeriesEntry = Entry<'series'>;

/** A film in both of its forms, as paths below content/media, or as addresses. The browser takes the first it can show. */
export type FilmFile = { webm: string; mp4: string };

const bothForms = (name: string): FilmFile => ({ webm: `${name}.webm`, mp4: `${name}.mp4` });

/** Returns the path of the still of a film or a clip, below content/media. */
export const posterOf = ({ kind, data }: ShownEntry): string => `${kind}s/${data.poster}`;

/**
 * Returns what stays in sight where a still is cut, as `gravity` of pictures: the side with the faces, else what is
 * liveliest. Of a clip that is often its thread; the faces stand in the middle of it.
 */
export const gravityOf = (entry: ShownEntry): string =>
  entry.kind === 'clip' ? 'centre' : (entry.data.focus ?? 'auto');

type OwnFiles = { film: FilmFile; described: FilmFile | undefined; captions: Record<SiteLanguage, string> };

/** Returns the paths of the files of a film or a clip of ours, below content/media; nothing where it is elsewhere. */
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

/** Returns what a series shows, in its order. */
export const filmsOf = (site: Site, { data, language }: SeriesEntry): ShownEntry[] =>
  data.films.flatMap((id) => {
    const film = site.page(id, language);
    return film?.kind === 'film' || film?.kind === 'clip' ? [film] : [];
  });

/** Returns the series, playlists and groups of questions of its language in which a film stands. */
export const seriesWith = (site: Site, { data, language }: FilmEntry): SeriesEntry[] =>
  site.content.series.filter((one) => one.language === language && one.data.films.includes(data.id));
