import type { Copy } from '../../i18n/copy.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import type { LangAttributes } from './langAttributes.ts';
import styles from './Interstitial.module.css';

export const interstitialCopy = ['interstitial_loading', 'interstitial_abort'] as const;

type InterstitialProps = { copy: Copy<typeof interstitialCopy>; langAttributes?: LangAttributes };

/** Renders the message for a slow page load. Any press or key cancels it (interstitial.overlay.ts). */
export function Interstitial({ copy, langAttributes = {} }: InterstitialProps) {
  return (
    <template data-overlay="interstitialLoader">
      <div className={styles.waiting} {...langAttributes}>
        <div className={styles.mascot}>
          <Drawing name="mascot-mono" />
        </div>
        <p className="lead" role="status">
          {copy.interstitial_loading}
        </p>
        <p>{copy.interstitial_abort}</p>
      </div>
    </template>
  );
}
