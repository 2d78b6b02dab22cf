/** Films: where their files lie, and which of them belong together. */
import type { SiteLanguage } from '../i18n/languages.ts';
import type { Site } from './site.ts';
import type { Entry } from './store.ts';

export type FilmEntry = Entry<'film'>;
export type SeriesEntry = Entry<'series'>;

/** A film in both of its forms, as paths below content/media, or as addresses. The browser takes the first it can show. */
export type FilmFile = { webm: string; mp4: string };

/** Folder of content/media. */
const folder = 'films';
const bothForms = (name: string): FilmFile => ({ webm: `${folder}/${name}.webm`, mp4: `${folder}/${name}.mp4` });

/** Returns the path of the still of a film or a clip, below content/media. */
export const posterOf = ({ kind, data }: FilmEntry | Entry<'clip'>): string => `${kind}s/${data.poster}`;

type OwnFilm = Extract<FilmEntry['data'], { provider: 'self' }>;

/** Returns the paths of the files of a film of ours, below content/media. */
export function ownFilesOf({ file, audioDescription, captions }: OwnFilm): {
  film: FilmFile;
  described: FilmFile | undefined;
  captions: Record<SiteLanguage, string>;
} {
  return {
    film: bothForms(file),
    described: audioDescription === undefined ? undefined : bothForms(audioDescription),
    captions: { sv: `${folder}/${captions.sv}`, en: `${folder}/${captions.en}` },
  };
}

/** Returns the films of a series, in its order. */
export const filmsOf = (site: Site, { data, language }: SeriesEntry): FilmEntry[] =>
  data.films.flatMap((id) => {
    const film = site.page(id, language);
    return film?.kind === 'film' ? [film] : [];
  });

/** Returns the series, playlists and groups of questions of its language in which a film stands. */
export const seriesWith = (site: Site, { data, language }: FilmEntry): SeriesEntry[] =>
  site.content.series.filter((one) => one.language === language && one.data.films.includes(data.id));
