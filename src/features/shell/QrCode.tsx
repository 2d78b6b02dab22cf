import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Address } from '../../ui/Text/Text.tsx';
import styles from './QrCode.module.css';

export type QrTarget = {
  /** Address of the code's image. */
  image: string;
  /** Address in the code, short enough to type. */
  address: string;
};

export const qrCodeCopy = ['share_qr_show', 'share_qr'] as const;

type QrCodeProps = {
  copy: Copy<typeof qrCodeCopy>;
  target: QrTarget;
  /** Unique on the page. */
  id: string;
  /** Shows only the icon; screen readers get the words. */
  isSmall?: boolean;
};

/** Width of the code in header and footer, in CSS pixels [#234]. */
const size = 120;

/**
 * Renders a button that shows the page's QR code, for another phone to scan. It uses a native popover, without a
 * script.
 */
export function QrCode({ copy, target, id, isSmall = false }: QrCodeProps) {
  return (
    <span className={isSmall ? styles.small : undefined}>
      <Button variant={isSmall ? 'quiet' : 'outline'} popoverTarget={id}>
        <Icon name="qr" />
        <span className={isSmall ? 'visually-hidden' : undefined}>{copy.share_qr_show}</span>
      </Button>
      <span id={id} popover="auto" className={styles.code}>
        <img src={target.image} width={size} height={size} loading="lazy" alt={copy.share_qr} />
        <span className={styles.address}>
          <Address>{target.address}</Address>
        </span>
      </span>
    </span>
  );
}
