/** A film as its players and lists know it. */
import type { FilmFile } from '../../content/films.ts';
import type { FilmProvider } from '../../shared/embeds.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';

export type OwnFilm = {
  provider: 'self';
  file: FilmFile;
  /** The same with what is seen told in between. */
  described?: FilmFile | undefined;
  captions: { language: SiteLanguage; label: string; src: string }[];
};

export type EmbeddedFilm = { provider: FilmProvider; providerId: string; audioDescriptionId?: string | undefined };

export type Film = {
  id: string;
  title: string;
  /** Address of its page. */
  path: string;
  /** Address of a still picture of our own. */
  poster: string;
  source: OwnFilm | EmbeddedFilm;
};

/** Place of a player in CSS pixels, 16:9 (specification, section 9). */
export const frameSize = { width: 640, height: 360 } as const;
