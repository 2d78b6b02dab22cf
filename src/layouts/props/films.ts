/** Maps films to the props of their pages, lists and players. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import {
  type FilmEntry,
  type FilmFile,
  filmsOf,
  gravityOf,
  ownFilesOf,
  posterOf,
  type SeriesEntry,
  type ShownEntry,
} from '../../content/films.ts';
import { pathOf, qrPathOf, shortPathOf, type Site } from '../../content/site.ts';
import type { FilmCard } from '../../features/film/FilmCards.tsx';
import type { Film, OwnFilm } from '../../features/film/film.ts';
import type { Participant } from '../../features/film/Participants.tsx';
import { languageOf, siteLanguages } from '../../i18n/languages.ts';
import { formatTag } from '../../i18n/dates.ts';
import { defaultQuality } from '../../shared/images.ts';
import { mediaUrl } from './media.ts';
import { type Picture, imageVersions } from '../pictures/rasters.ts';

const folder = '/content/media/';
const stills = import.meta.glob<{ default: ImageMetadata }>('/content/media/{films,clips}/*.{jpg,webp}', {
  eager: true,
});

/** Width of a poster in a player, in pixels: twice its CSS width, for dense screens. */
const posterWidth = 1280;
/** Widths of a poster on a card, in CSS pixels; dense versions are added. Upright clips are cropped to a square. */
const cards = { film: { width: 308, shape: '16:9' }, clip: { width: 192, shape: '1:1' } } as const;
/** Drawings of paper have few colours and lose nothing visible, and a list has many of them. */
const stillQuality = 55;
/** Width of a face in the grid, in CSS pixels. */
const faceWidth = 140;

/** Returns a duration in words, as "1 minut och 15 sekunder". */
export function durationText(seconds: number, language: FilmEntry['language']): string {
  const format = new Intl.DurationFormat(formatTag(languageOf(language).tag), { style: 'long' });
  const whole = Math.round(seconds);
  return format.format({ minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** @throws Error naming the film if its still is missing */
function stillOf(entry: ShownEntry): ImageMetadata {
  const still = stills[folder + posterOf(entry)]?.default;
  if (!still) throw new Error(`${entry.file}: there is no file content/media/${posterOf(entry)}.`);
  return still;
}

/** Returns the still for a list, cropped to a shape; `width` in CSS pixels. */
const cutStillOf = (entry: ShownEntry, width: number, aspectRatio: '16:9' | '1:1'): Promise<Picture> =>
  imageVersions(stillOf(entry), {
    fixed: width,
    crop: 'fill',
    aspectRatio,
    quality: stillQuality,
    gravity: gravityOf(entry),
  });

const addressesOf = ({ webm, mp4 }: FilmFile): FilmFile => ({ webm: mediaUrl(webm), mp4: mediaUrl(mp4) });

/** @throws Error naming the film if it is on another host, which the content check refuses in a series */
function sourceOf(entry: ShownEntry): Film['source'] {
  if (entry.kind === 'film' && entry.data.provider !== 'self') {
    const { provider, providerId, audioDescriptionId } = entry.data;
    return { provider, providerId, audioDescriptionId };
  }
  const own = ownFilesOf(entry);
  if (!own) throw new Error(`${entry.file}: its film is on another host.`);
  const { film, described, captions } = own;
  return {
    provider: 'self',
    file: addressesOf(film),
    described: described && addressesOf(described),
    captions: siteLanguages.map((language): OwnFilm['captions'][number] => ({
      language,
      label: languageOf(language).nativeName,
      src: mediaUrl(captions[language]),
    })),
  };
}

export async function filmOf(entry: ShownEntry): Promise<Film> {
  const still = stillOf(entry);
  const width = Math.min(posterWidth, still.width);
  const poster = await getImage({ src: still, width, format: 'webp', quality: defaultQuality });
  const { id, title } = entry.data;
  return { id, title, path: pathOf(entry), poster: poster.src, source: sourceOf(entry) };
}

/** Returns a film for an overlay, with its data for sharing. */
export const overlayFilmOf = async (entry: ShownEntry, siteUrl: string) => ({
  ...(await filmOf(entry)),
  url: `${siteUrl}${shortPathOf(entry)}`,
  qr: qrPathOf(entry),
});

export type OverlayFilm = Awaited<ReturnType<typeof overlayFilmOf>>;

export async function filmCardOf(entry: ShownEntry): Promise<FilmCard> {
  const { data, kind, language } = entry;
  const { width, shape } = cards[kind];
  return {
    id: data.id,
    title: data.title,
    path: pathOf(entry),
    duration: durationText(data.duration, language),
    still: await cutStillOf(entry, width, shape),
  };
}

/** Returns the films of a series as cards, each with the anchor that opens it [#63]. */
export const seriesCards = (site: Site, series: SeriesEntry): Promise<FilmCard[]> =>
  Promise.all(
    filmsOf(site, series).map(async (film) => ({
      ...(await filmCardOf(film)),
      text: film.data.preamble,
      anchor: film.slug,
    })),
  );

/** Returns the films in which somebody tells their story, as faces. */
export const participantsOf = (films: FilmEntry[]): Promise<Participant[]> =>
  Promise.all(
    films.flatMap((film): Promise<Participant>[] => {
      const { id, title, starring } = film.data;
      if (starring === undefined) return [];
      return [cutStillOf(film, faceWidth, '1:1').then((still) => ({ id, title, path: pathOf(film), starring, still }))];
    }),
  );
