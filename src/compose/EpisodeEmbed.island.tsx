/** An episode at another host: its player as long as the reader's yes lasts, and the question before. */
import type { AudioProvider } from '../shared/embeds.ts';
import { EpisodeFrame } from '../features/podcast/EpisodeFrame.tsx';
import type { Copy } from '../i18n/copy.ts';
import { ConsentGate, type consentGateCopy } from './ConsentGate.tsx';

export type EpisodeEmbedProps = {
  copy: Copy<typeof consentGateCopy>;
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
  return (
    <div data-podcast={providerId}>
      <ConsentGate
        {...{ copy, provider, providerId, settingsHref }}
        linkText={listenAt}
        player={(takesFocus) => <EpisodeFrame {...player} takesFocus={takesFocus} />}
      />
    </div>
  );
}
