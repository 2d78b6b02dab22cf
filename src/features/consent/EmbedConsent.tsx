import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { grantConsent } from '../../client/stores/consent.ts';
import { track } from '../../client/track.ts';
import type { Purpose } from '../../shared/consent.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { withName } from './withName.tsx';
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
  /** The way to the same thing at the provider's own site, for readers who say no. */
  children?: ReactNode;
  /** Called after a yes. What the player is then has to take the focus: the button is gone. */
  onAccept?: () => void;
  /** Comes in the place of the player that the reader has just taken the yes back from. */
  takesFocus?: boolean;
};

/**
 * Stands in the place of a player while its provider has no yes, and says what the yes means. It turns on that one
 * provider; what shows it follows `useConsent(provider)`, which also takes the player away at once when the yes is
 * taken back.
 */
export function EmbedConsent({
  copy,
  provider,
  settingsHref,
  children,
  onAccept,
  takesFocus = false,
}: EmbedConsentProps) {
  const title = useRef<HTMLParagraphElement>(null);
  // Not its button: the next press of Enter would say yes again.
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const accept = () => {
    grantConsent(provider);
    track('Cookie Settings', 'Button Click', `Accept: ${provider}`);
    onAccept?.();
  };
  return (
    <div className={styles.place}>
      <p ref={title} tabIndex={-1} className={styles.title}>
        {copy.embed_title}
      </p>
      <p>{withName(copy.embed_text, provider)}</p>
      <p className={styles.more}>{withName(copy.consent_provider_text, provider)}</p>
      <p>{withName(copy.embed_question, provider)}</p>
      <Button onClick={accept}>{copy.embed_accept}</Button>
      <p className={styles.links}>
        <Link href={settingsHref}>{copy.consent_link}</Link>
        {children}
      </p>
    </div>
  );
}
