import type { Translate } from '../../i18n/messages.ts';
import { ButtonSummary } from '../../ui/Button/ButtonSummary.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { shareLinks } from './share.ts';
import styles from './ShareLinks.module.css';

export type ShareTarget = { title: string; url: string };

type ShareLinksProps = { t: Translate; target: ShareTarget };

/** Six plain links, folded away until wanted: nothing of the networks is loaded. */
export function ShareLinks({ t, target }: ShareLinksProps) {
  const names: Record<string, string> = { email: t('share_email'), sms: t('share_sms') };
  return (
    <details className={styles.share} id="share">
      <ButtonSummary>
        <Icon name="share" />
        {t('share_page')}
      </ButtonSummary>
      <ul className={styles.list}>
        {shareLinks(target).map(({ id, name, href }) => (
          <li key={id}>
            <Link href={href} aria-label={t('share_with', { network: names[id] ?? name })} className={styles.link}>
              {names[id] ?? name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
