import type { Purpose } from '../../shared/consent.ts';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { ConsentForm, consentFormCopy } from './ConsentForm.tsx';
import { ConsentSave, consentSaveCopy } from './ConsentSave.tsx';
import styles from './ConsentSettings.module.css';

export const consentSettingsCopy = [
  'consent_link',
  'consent_counted_nowhere',
  'consent_counted_at',
  'consent_players_none',
  'consent_noscript',
  'consent_only_necessary',
  ...consentFormCopy,
  ...consentSaveCopy,
] as const;

type ConsentSettingsProps = {
  copy: Copy<typeof consentSettingsCopy>;
  /** The host where visits are counted after a yes; none where nobody counts them. */
  countedAt?: string | undefined;
  /** What is asked about, and what of it the site has something for. */
  purposes: readonly Purpose[];
  needed: readonly Purpose[];
};

/** Renders the place where an answer is given, changed and taken back: the anchor `#cookies` of the page about cookies. */
export function ConsentSettings({ copy, countedAt, purposes, needed }: ConsentSettingsProps) {
  const isPlayer = (purpose: Purpose) => purpose !== 'matomo';
  const hasIdlePlayers = purposes.some(isPlayer) && !needed.some(isPlayer);
  return (
    <section id="cookies" className={styles.settings} aria-labelledby="cookies-title">
      <h2 id="cookies-title" tabIndex={-1}>
        {copy.consent_link}
      </h2>
      {purposes.includes('matomo') && (
        <p className="text">
          <Text>{countedAt ? fill(copy.consent_counted_at, { host: countedAt }) : copy.consent_counted_nowhere}</Text>
        </p>
      )}
      {hasIdlePlayers && <p className="text">{copy.consent_players_none}</p>}
      <ConsentForm copy={copy} id="consent" purposes={purposes} hasRoom>
        <Button variant="outline" data-consent-refuse>
          {copy.consent_only_necessary}
        </Button>
        <ConsentSave copy={copy} />
      </ConsentForm>
      <noscript>
        <p className="text">{copy.consent_noscript}</p>
      </noscript>
    </section>
  );
}
