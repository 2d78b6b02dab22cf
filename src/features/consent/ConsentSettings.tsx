import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Text } from '../../ui/Text/Text.tsx';
import { ConsentForm, consentFormCopy } from './ConsentForm.tsx';
import styles from './ConsentSettings.module.css';

export const consentSettingsCopy = [
  'consent_link',
  'consent_counted_nowhere',
  'consent_counted_at',
  'consent_players_none',
  'consent_noscript',
  'consent_only_necessary',
  ...consentFormCopy,
] as const;

type ConsentSettingsProps = {
  copy: Copy<typeof consentSettingsCopy>;
  /** The host where visits are counted after a yes; none where nobody counts them. */
  countedAt?: string | undefined;
  /** Whether any page has something of another host. */
  hasPlayers: boolean;
};

/** Renders the place where an answer is given, changed and taken back: the anchor `#cookies` of the page about cookies. */
export function ConsentSettings({ copy, countedAt, hasPlayers }: ConsentSettingsProps) {
  return (
    <section id="cookies" className={styles.settings} aria-labelledby="cookies-title">
      <h2 id="cookies-title" tabIndex={-1}>
        {copy.consent_link}
      </h2>
      <p className="text">
        <Text>{countedAt ? fill(copy.consent_counted_at, { host: countedAt }) : copy.consent_counted_nowhere}</Text>
      </p>
      {!hasPlayers && <p className="text">{copy.consent_players_none}</p>}
      <ConsentForm copy={copy} id="consent" hasRoom refusal={copy.consent_only_necessary} />
      <noscript>
        <p className="text">{copy.consent_noscript}</p>
      </noscript>
    </section>
  );
}
