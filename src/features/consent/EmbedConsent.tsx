import type { ReactNode } from 'react';
import { grantConsent } from '../../client/stores/consent.ts';
import { type Purpose, purposeNames } from '../../consent.ts';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './EmbedConsent.module.css';

export const embedConsentCopy = [
  'embed_title',
  'embed_text',
  'embed_question',
  'embed_accept',
  'consent_provider_text',
  'consent_link',
] as const;

type EmbedConsentProps = {
  copy: Copy<typeof embedConsentCopy>;
  provider: Purpose;
  /** The cookie settings. */
  settingsHref: string;
  /** The way to the same thing at the provider's own site, for whoever says no. */
  children?: ReactNode;
  /** Called after a yes. What the player is then has to take the focus: the button is gone. */
  onAccept?: () => void;
};

/** Stands in the place of a player while its provider has no yes. Whoever shows it follows `useConsent(provider)`. */
export function EmbedConsent({ copy, provider, settingsHref, children, onAccept }: EmbedConsentProps) {
  const name = { provider: purposeNames[provider] };
  const accept = () => {
    grantConsent(provider);
    onAccept?.();
  };
  return (
    <div className={styles.place}>
      <p className={styles.title}>{copy.embed_title}</p>
      <p>{fill(copy.embed_text, name)}</p>
      <p>{fill(copy.consent_provider_text, name)}</p>
      <p>{fill(copy.embed_question, name)}</p>
      <div>
        <Button onClick={accept}>{copy.embed_accept}</Button>
      </div>
      <p className={styles.links}>
        <a href={settingsHref}>{copy.consent_link}</a>
        {children}
      </p>
    </div>
  );
}
