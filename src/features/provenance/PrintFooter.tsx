import type { LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { formatDate } from '../../i18n/dates.ts';
import { fill } from '../../i18n/fill.ts';
import { type ProvenanceData, sentencesCopy } from './provenanceSentences.ts';
import { Status } from './Status.tsx';
import { Address } from '../../ui/Text/Text.tsx';
import styles from './PrintFooter.module.css';

export const printFooterCopy = [...sentencesCopy, 'status_author', 'status_changed', 'short_address'] as const;

type PrintFooterProps = {
  copy: Copy<typeof printFooterCopy>;
  language: LanguageCode;
  data: ProvenanceData;
  /** Path of the page, short enough to type, and the same as a full address. */
  shortPath: string;
  address: string;
  /** Address of the QR code's image. */
  qr: string;
};

/** Width of the printed QR code in CSS pixels: 22 mm, which a phone reads at arm's length. */
const qrSize = 83;

/**
 * Renders the footer of every printed sheet: who wrote the text, who has checked it, that the hospital's letter
 * decides, when it changed and where to find it. It is on every sheet, because sheets get separated.
 */
export function PrintFooter({ copy, language, data, shortPath, address, qr }: PrintFooterProps) {
  return (
    <div className={`print-only ${styles.footer}`} data-print-footer={data.translation === 'machine' ? 'machine' : ''}>
      <div className={styles.columns}>
        <img src={qr} width={qrSize} height={qrSize} alt="" fetchPriority="low" />
        <div>
          <p>
            <Status copy={copy} language={language} data={data} />
          </p>
          <p>
            {fill(copy.status_author, { author: data.author })}
            {' · '}
            {fill(copy.status_changed, { date: formatDate(data.changed, language) })}
          </p>
          <p>
            {copy.short_address}:{' '}
            <a href={shortPath} rel="nofollow" data-short-address>
              <Address>{address}</Address>
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
