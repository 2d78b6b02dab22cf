import type { Translate } from '../../i18n/messages.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import type { LangAttributes } from './language.ts';
import styles from './Interstitial.module.css';

type InterstitialProps = { t: Translate; langAttributes?: LangAttributes };

/** What is shown while a slow page is on its way; any press or key stops the waiting (interstitial.overlay.ts). */
export function Interstitial({ t, langAttributes = {} }: InterstitialProps) {
  return (
    <template data-overlay="interstitialLoader">
      <div className={styles.waiting} {...langAttributes}>
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
