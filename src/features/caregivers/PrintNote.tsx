import type { Translate } from '../../i18n/messages.ts';
import styles from './PrintNote.module.css';

type PrintNoteProps = { t: Translate; address: string; qr: string };

/** Width of the printed QR code in CSS pixels: 26 mm, which a phone reads at arm's length. */
const qrSize = 100;

/** Printed only: where the page is found again. */
export function PrintNote({ t, address, qr }: PrintNoteProps) {
  return (
    <p className={`print-only ${styles.note}`}>
      <img src={qr} width={qrSize} height={qrSize} alt="" fetchPriority="low" />
      <span>
        {t('short_address')}:{' '}
        <bdi dir="ltr" data-short-address>
          {address}
        </bdi>
      </span>
    </p>
  );
}
