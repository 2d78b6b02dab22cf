import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonSummary } from '../../ui/Button/ButtonSummary.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { shareLinks } from '../../client/shareLinks.ts';
import styles from './ShareLinks.module.css';

export type ShareTarget = {
  title: string;
  url: string;
  /** Address of the page's QR code image. */
  qr: string;
};

export const shareLinksCopy = [
  'share_email',
  'share_sms',
  'share_page',
  'share_copy',
  'share_native',
  'share_copied',
  'share_copy_failed',
  'share_qr',
  'share_download',
  'share_title',
  'share_with',
] as const;

type ShareLinksProps = { copy: Copy<typeof shareLinksCopy>; target: ShareTarget };

/** Picture formats that a browser can write [#233]. */
const downloads = ['png', 'jpg', 'webp'] as const;

/** Width of the QR code in the share modal, in CSS pixels [#234]. */
const qrSize = 100;

/**
 * Renders ways to share the page, folded: six plain links and a QR code. Loads nothing from the networks. With scripts
 * they open as a modal with copying and downloads (share.overlay.ts).
 */
export function ShareLinks({ copy, target }: ShareLinksProps) {
  const names: Record<string, string> = { email: copy.share_email, sms: copy.share_sms };
  return (
    <details className={styles.share} id="share">
      <ButtonSummary data-modal="share">
        <Icon name="share" />
        {copy.share_page}
      </ButtonSummary>
      <div className={styles.panel} data-overlay="share" data-title={target.title} data-url={target.url}>
        <h2 className={styles.title}>{fill(copy.share_title, { title: target.title })}</h2>
        <ul className={styles.list}>
          {shareLinks(target).map(({ id, name, href }) => (
            <li key={id}>
              <Link
                href={href}
                aria-label={fill(copy.share_with, { network: names[id] ?? name })}
                className={styles.link}
              >
                {names[id] ?? name}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.tools} data-share-tools hidden>
          <Button data-share-copy>
            <Icon name="copy" />
            {copy.share_copy}
          </Button>
          <Button variant="outline" data-share-native hidden>
            <Icon name="share" />
            {copy.share_native}
          </Button>
          <span role="status" data-share-status data-copied={copy.share_copied} data-failed={copy.share_copy_failed} />
        </div>
        <figure className={styles.code}>
          <img src={target.qr} width={qrSize} height={qrSize} loading="lazy" alt={copy.share_qr} />
          <figcaption className={styles.tools} data-share-tools hidden>
            <span>{copy.share_download}</span>
            {downloads.map((type) => (
              <Button
                key={type}
                variant="quiet"
                aria-label={`${copy.share_download} ${type.toUpperCase()}`}
                data-qr-download={type}
              >
                {type.toUpperCase()}
              </Button>
            ))}
          </figcaption>
        </figure>
      </div>
    </details>
  );
}
