/** Data of the overlays that play films, each as a file of its own (src/pages/data/copy). */
import { readConfig } from '../../config.ts';
import { getSite } from '../../content/queries.ts';
import { filmsOf, ownFilesOf, type ShownEntry } from '../../content/films.ts';
import { hrefsIn, pathOf } from '../../content/site.ts';
import { copyOf } from '../../i18n/copy.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { filmOverlayCopy, type FilmWords } from '../../compose/FilmOverlay.tsx';
import { type OverlayFilm, overlayFilmOf } from './films.ts';

const wordsIn = (language: SiteLanguage): FilmWords => ({
  copy: copyOf(language, filmOverlayCopy),
  locale: language,
  settingsHref: `${hrefsIn(getSite(), language)('cookies') ?? ''}#cookies`,
});

const overlayFilms = (films: ShownEntry[]): Promise<OverlayFilm[]> =>
  Promise.all(films.map((film) => overlayFilmOf(film, readConfig().siteUrl)));

export type VideoModalData = FilmWords & { films: OverlayFilm[] };

/** Returns every film of a language, and the clips listed with them, for the overlay that plays a film. */
export async function videoModalData(language: SiteLanguage): Promise<VideoModalData> {
  const { film, clip } = getSite().content;
  const shown = [...film, ...clip.filter(ownFilesOf)].filter((entry) => entry.language === language);
  return { ...wordsIn(language), films: await overlayFilms(shown) };
}

export type GroupedVideosData = FilmWords & { groups: { title: string; path: string; films: OverlayFilm[] }[] };

/** Returns the quick questions of a language, for the overlay that plays one group of them. */
export async function groupedVideosData(language: SiteLanguage): Promise<GroupedVideosData> {
  const site = getSite();
  const groups = site.content.series.filter((one) => one.language === language && one.data.format === 'quick');
  return {
    ...wordsIn(language),
    groups: await Promise.all(
      groups.map(async (group) => ({
        title: group.data.title,
        path: pathOf(group),
        films: await overlayFilms(filmsOf(site, group)),
      })),
    ),
  };
}
