/** An episode at another host: its player as long as the reader's yes lasts, and the question before. */
import { useState } from 'react';
import { useConsent } from '../client/stores/useConsent.ts';
import { purposeNames } from '../shared/purposeNames.ts';
import { type AudioProvider, watchAddress } from '../shared/embeds.ts';
import { EmbedConsent, embedConsentCopy } from '../features/consent/EmbedConsent.tsx';
import { EmbedTakeBack, embedTakeBackCopy } from '../features/consent/EmbedTakeBack.tsx';
import { EpisodeFrame } from '../features/podcast/EpisodeFrame.tsx';
import type { Copy } from '../i18n/copy.ts';
import { fill } from '../i18n/fill.ts';

export const episodeEmbedCopy = [...embedConsentCopy, ...embedTakeBackCopy] as const;

export type EpisodeEmbedProps = {
  copy: Copy<typeof episodeEmbedCopy>;
  /** The words of the way to the provider's own page, with its name in braces. */
  listenAt: string;
  title: string;
  provider: AudioProvider;
  providerId: string;
  locale: string;
  /** Address of the cookie settings. */
  settingsHref: string;
};

/** Shows the player while there is a yes to its host, and otherwise the question. */
export function EpisodeEmbed({ copy, listenAt, settingsHref, ...player }: EpisodeEmbedProps) {
  const { provider, providerId } = player;
  const [pressed, setPressed] = useState<'yes' | 'no'>();
  const hasConsent = useConsent(provider);
  const listen = (
    <a href={watchAddress(provider, providerId)} rel="nofollow noopener">
      {fill(listenAt, { provider: purposeNames[provider] })}
    </a>
  );
  return (
    <div data-podcast={providerId}>
      {hasConsent ? (
        <>
          <EpisodeFrame {...player} takesFocus={pressed === 'yes'} />
          <p>{listen}</p>
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
          {listen}
        </EmbedConsent>
      )}
    </div>
  );
}
