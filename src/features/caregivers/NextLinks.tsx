import type { Translate } from '../../i18n/messages.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './NextLinks.module.css';

type Neighbour = { title: string; path: string };

type NextLinksProps = { t: Translate; label: string; previous?: Neighbour | undefined; next?: Neighbour | undefined };

/** The next and the previous page of the section. */
export function NextLinks({ t, label, previous, next }: NextLinksProps) {
  return (
    <nav aria-label={label} className={styles.links}>
      {next && (
        <Link href={next.path} className={`${styles.link} ${styles.next}`}>
          {t('next_page', { title: next.title })}
          <Icon name="forward" directional />
        </Link>
      )}
      {previous && (
        <Link href={previous.path} className={styles.link}>
          <Icon name="back" directional />
          {t('previous_page', { title: previous.title })}
        </Link>
      )}
    </nav>
  );
}
