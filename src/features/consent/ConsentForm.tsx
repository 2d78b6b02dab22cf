import type { ReactNode } from 'react';
import type { Purpose } from '../../shared/consent.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Switch } from '../../ui/Switch/Switch.tsx';
import { withName } from './withName.tsx';
import styles from './ConsentForm.module.css';

export const consentFormCopy = [
  'consent_necessary',
  'consent_necessary_text',
  'consent_matomo',
  'consent_matomo_text',
  'consent_provider_text',
  'consent_select_all',
  'consent_deselect_all',
  'consent_updated',
] as const;

type ConsentFormProps = {
  copy: Copy<typeof consentFormCopy>;
  /** Begins the ids, which are a page's own: it may hold the form twice. */
  id: string;
  /** Shown as soon as there are scripts: its room is kept. */
  hasRoom?: boolean;
  /** What is asked about, a switch each. */
  purposes: readonly Purpose[];
  /** More ways to answer, beside the one that turns all switches on. */
  children?: ReactNode;
};

/**
 * Renders a switch for each purpose, with what the one behind it gets to know. Nothing counts before it is saved
 * (ConsentSave.tsx, in the form or beside it in its section).
 * It needs scripts, and is out of sight without them (consentForm.enhance.ts).
 */
export function ConsentForm({ copy, id, hasRoom, purposes, children }: ConsentFormProps) {
  return (
    <div className={styles.form} data-consent-form data-room={hasRoom ? '' : undefined} hidden>
      <div className={styles.row}>
        <Switch isLocked aria-describedby={`${id}-necessary`}>
          {copy.consent_necessary}
        </Switch>
        <p id={`${id}-necessary`} className={styles.text}>
          {copy.consent_necessary_text}
        </p>
      </div>
      {purposes.map((purpose) => (
        <div key={purpose} className={styles.row}>
          <Switch name={purpose} aria-describedby={`${id}-${purpose}`}>
            {withName(purpose === 'matomo' ? copy.consent_matomo : '{provider}', purpose)}
          </Switch>
          <p id={`${id}-${purpose}`} className={styles.text}>
            {withName(purpose === 'matomo' ? copy.consent_matomo_text : copy.consent_provider_text, purpose)}
          </p>
        </div>
      ))}
      <div className={styles.ways}>
        <Button variant="outline" data-consent-toggle>
          <span data-when="some-off">{copy.consent_select_all}</span>
          <span data-when="all-on" hidden>
            {copy.consent_deselect_all}
          </span>
        </Button>
        {children}
      </div>
      <p role="status">
        <span data-when="updated" hidden>
          {copy.consent_updated}
        </span>
      </p>
    </div>
  );
}
