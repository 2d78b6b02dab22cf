import type { Translate } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonSummary } from '../../ui/Button/ButtonSummary.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { shareLinks } from './share.ts';
import styles from './ShareLinks.module.css';

export type ShareTarget = {
  title: string;
  url: string;
  /** Address of the drawing with the page's QR code. */
  qr: string;
};

type ShareLinksProps = { t: Translate; target: ShareTarget };

/** Types of picture that a browser can write (specification, section 7). */
const downloads = ['png', 'jpg', 'webp'] as const;

/** Width of the QR code in the share modal, in CSS pixels (specification, section 9). */
const qrSize = 100;

/**
 * Ways to hand the page on: six plain links and a QR code, folded away until wanted. Nothing of the networks
 * is loaded. With scripts the same opens as a modal, with copying and downloads (share.overlay.ts).
 */
export function ShareLinks({ t, target }: ShareLinksProps) {
  const names: Record<string, string> = { email: t('share_email'), sms: t('share_sms') };
  return (
    <details className={styles.share} id="share">
      <ButtonSummary data-modal="share">
        <Icon name="share" />
        {t('share_page')}
      </ButtonSummary>
      <div className={styles.panel} data-overlay="share" data-title={target.title} data-url={target.url}>
        <h2 className={styles.title}>{t('share_title', { title: target.title })}</h2>
        <ul className={styles.list}>
          {shareLinks(target).map(({ id, name, href }) => (
            <li key={id}>
              <Link href={href} aria-label={t('share_with', { network: names[id] ?? name })} className={styles.link}>
                {names[id] ?? name}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.tools} data-share-tools hidden>
          <Button data-share-copy>
            <Icon name="copy" />
            {t('share_copy')}
          </Button>
          <Button look="outline" data-share-native hidden>
            <Icon name="share" />
            {t('share_native')}
          </Button>
          <span role="status" data-share-status data-copied={t('share_copied')} data-failed={t('share_copy_failed')} />
        </div>
        <figure className={styles.code}>
          <img src={target.qr} width={qrSize} height={qrSize} loading="lazy" alt={t('share_qr')} />
          <figcaption className={styles.tools} data-share-tools hidden>
            <span>{t('share_download')}</span>
            {downloads.map((type) => (
              <Button key={type} look="quiet" data-qr-download={type}>
                {type.toUpperCase()}
              </Button>
            ))}
          </figcaption>
        </figure>
      </div>
    </details>
  );
}
