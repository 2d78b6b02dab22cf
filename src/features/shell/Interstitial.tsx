import type { Translate } from '../../i18n/messages.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import styles from './Interstitial.module.css';

/** What is shown while a slow page is on its way; any press or key stops the waiting (islands/interstitialModal.ts). */
export function Interstitial({ t }: { t: Translate }) {
  return (
    <template data-overlay="interstitialLoader">
      <div className={styles.waiting}>
        <div className={styles.mascot}>
          <Drawing name="mascot-mono" />
        </div>
        <p className="lead" role="status">
          {t('interstitial_loading')}
        </p>
        <p>{t('interstitial_abort')}</p>
      </div>
    </template>
  );
}
