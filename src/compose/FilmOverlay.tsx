import { useState } from 'react';
import { mayAutoplay } from '../client/autoplay.ts';
import { useConsent } from '../client/stores/useConsent.ts';
import { usePreferences } from '../client/stores/usePreferences.ts';
import { purposeNames } from '../shared/purposeNames.ts';
import { watchAddress } from '../shared/embeds.ts';
import { EmbedConsent, embedConsentCopy } from '../features/consent/EmbedConsent.tsx';
import { EmbedTakeBack, embedTakeBackCopy } from '../features/consent/EmbedTakeBack.tsx';
import { EmbeddedPlayer } from '../features/film/EmbeddedPlayer.tsx';
import type { EmbeddedFilm } from '../features/film/film.ts';
import { FilmDialog, filmDialogCopy } from '../features/film/FilmDialog.tsx';
import { NativeFilm, nativeFilmCopy } from '../features/film/NativeFilm.tsx';
import type { Copy } from '../i18n/copy.ts';
import { fill } from '../i18n/fill.ts';
import type { OverlayFilm } from '../layouts/props/films.ts';

export const filmOverlayCopy = [
  ...nativeFilmCopy,
  ...embedConsentCopy,
  ...embedTakeBackCopy,
  ...filmDialogCopy,
  'film_watch_at',
] as const;

export type FilmWords = {
  copy: Copy<typeof filmOverlayCopy>;
  locale: string;
  /** Address of the cookie settings. */
  settingsHref: string;
};

type AskedFilmProps = FilmWords & { title: string; source: EmbeddedFilm; isDescribed: boolean };

/** Another host's player as long as the reader's yes lasts, and the question before. */
function AskedFilm({ copy, settingsHref, source, ...player }: AskedFilmProps) {
  const { provider, providerId } = source;
  const [pressed, setPressed] = useState<'yes' | 'no'>();
  const hasConsent = useConsent(provider);
  const watch = (
    <a href={watchAddress(provider, providerId)} rel="nofollow noopener">
      {fill(copy.film_watch_at, { provider: purposeNames[provider] })}
    </a>
  );
  return hasConsent ? (
    <>
      <EmbeddedPlayer {...player} source={source} takesFocus={pressed === 'yes'} />
      <p>{watch}</p>
      <EmbedTakeBack copy={copy} provider={provider} onTakeBack={() => setPressed('no')} />
    </>
  ) : (
    <EmbedConsent
      copy={copy}
      provider={provider}
      settingsHref={settingsHref}
      onAccept={() => setPressed('yes')}
      takesFocus={pressed === 'no'}
    >
      {watch}
    </EmbedConsent>
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
