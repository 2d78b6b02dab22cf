/** A player of another host: shown as long as the reader's consent lasts, and otherwise the question. */
import { type ReactNode, useState } from 'react';
import { useConsent } from '../client/stores/useConsent.ts';
import { EmbedConsent, embedConsentCopy } from '../features/consent/EmbedConsent.tsx';
import { EmbedTakeBack, embedTakeBackCopy } from '../features/consent/EmbedTakeBack.tsx';
import type { Copy } from '../i18n/copy.ts';
import { fill } from '../i18n/fill.ts';
import { watchAddress } from '../shared/embeds.ts';
import { purposeNames } from '../shared/purposeNames.ts';

export const consentGateCopy = [...embedConsentCopy, ...embedTakeBackCopy] as const;

type ConsentGateProps = {
  copy: Copy<typeof consentGateCopy>;
  provider: Parameters<typeof watchAddress>[0];
  providerId: string;
  /** Address of the cookie settings. */
  settingsHref: string;
  /** The words of the way to the provider's own page, with its name in braces. */
  linkText: string;
  /** Renders the player. It takes the focus if it appears after a press. */
  player: (takesFocus: boolean) => ReactNode;
};

/** Renders the player if there is consent, with a way to take it back; otherwise asks for it. */
export function ConsentGate({ copy, provider, providerId, settingsHref, linkText, player }: ConsentGateProps) {
  const [pressed, setPressed] = useState<'yes' | 'no'>();
  const hasConsent = useConsent(provider);
  const link = (
    <a href={watchAddress(provider, providerId)} rel="nofollow noopener">
      {fill(linkText, { provider: purposeNames[provider] })}
    </a>
  );
  return hasConsent ? (
    <>
      {player(pressed === 'yes')}
      <p>{link}</p>
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
      {link}
    </EmbedConsent>
  );
}
