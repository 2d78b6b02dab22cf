import { useState } from 'react';
import { mayAutoplay } from '../client/autoplay.ts';
import { usePreferences } from '../client/stores/usePreferences.ts';
import { EmbeddedPlayer } from '../features/film/EmbeddedPlayer.tsx';
import type { EmbeddedFilm } from '../features/film/film.ts';
import { FilmDialog, filmDialogCopy } from '../features/film/FilmDialog.tsx';
import { NativeFilm, nativeFilmCopy } from '../features/film/NativeFilm.tsx';
import type { Copy } from '../i18n/copy.ts';
import type { OverlayFilm } from '../layouts/props/films.ts';
import { ConsentGate, consentGateCopy } from './ConsentGate.tsx';

export const filmOverlayCopy = [...nativeFilmCopy, ...consentGateCopy, ...filmDialogCopy, 'film_watch_at'] as const;

export type FilmWords = {
  copy: Copy<typeof filmOverlayCopy>;
  locale: string;
  /** Address of the cookie settings. */
  settingsHref: string;
};

type AskedFilmProps = FilmWords & { title: string; source: EmbeddedFilm; isDescribed: boolean };

/** Another host's player, after the question. */
function AskedFilm({ copy, settingsHref, source, ...player }: AskedFilmProps) {
  const { provider, providerId } = source;
  return (
    <ConsentGate
      {...{ copy, provider, providerId, settingsHref }}
      linkText={copy.film_watch_at}
      player={(takesFocus) => <EmbeddedPlayer {...player} source={source} takesFocus={takesFocus} />}
    />
  );
}

type FilmOverlayProps = FilmWords & { film: OverlayFilm; showsQr: boolean; headingLevel?: 2 | 3 };

/** Shows a film over the page: ours at once, another host's after the reader's yes. */
export function FilmOverlay({ film, showsQr, headingLevel, ...words }: FilmOverlayProps) {
  const { audioDescriptionEnabled: isDescribed } = usePreferences();
  const [autoPlay] = useState(mayAutoplay);
  const { source, title } = film;
  const player =
    source.provider === 'self' ? (
      <NativeFilm {...words} film={film} source={source} isDescribed={isDescribed} autoPlay={autoPlay} />
    ) : (
      <AskedFilm {...words} title={title} source={source} isDescribed={isDescribed} />
    );
  return <FilmDialog {...film} copy={words.copy} showsQr={showsQr} headingLevel={headingLevel} player={player} />;
}
