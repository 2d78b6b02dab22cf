import type { LanguageCode } from '../../i18n/languages.ts';
import { formatDate, type Translate } from '../../i18n/messages.ts';
import { type ProvenanceData, provenanceSentences, provenanceText } from './sentences.ts';
import styles from './PrintFooter.module.css';

type PrintFooterProps = {
  t: Translate;
  language: LanguageCode;
  data: ProvenanceData;
  /** Way to the page that is short enough to be typed, and the same with the site before it. */
  shortPath: string;
  address: string;
  /** Address of the drawing with the QR code. */
  qr: string;
};

/** Width of the printed QR code in CSS pixels: 22 mm, which a phone reads at arm's length. */
const qrSize = 83;

/**
 * Printed only, at the foot of every sheet: who wrote the text, who has checked it, that the hospital's letter
 * decides, when it changed and where it is found again. Sheets come apart, so each says it.
 */
export function PrintFooter({ t, language, data, shortPath, address, qr }: PrintFooterProps) {
  return (
    <div className={`print-only ${styles.footer}`} data-print-footer>
      <div className={styles.columns}>
        <img src={qr} width={qrSize} height={qrSize} alt="" fetchPriority="low" />
        <div>
          <p>{provenanceText(provenanceSentences(t, data, language), language)}</p>
          <p>
            {t('status_author', { author: data.author })}
            {' · '}
            {t('status_changed', { date: formatDate(data.changed, language) })}
          </p>
          <p>
            {t('short_address')}:{' '}
            <a href={shortPath} rel="nofollow">
              <bdi dir="ltr" data-short-address>
                {address}
              </bdi>
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
