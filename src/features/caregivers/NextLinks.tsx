import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './NextLinks.module.css';

type Neighbour = { title: string; path: string };

export const nextLinksCopy = ['caregivers_pages', 'next_page', 'previous_page'] as const;

type NextLinksProps = {
  copy: Copy<typeof nextLinksCopy>;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
};

/** Links to the next and the previous page of the section. */
export function NextLinks({ copy, previous, next }: NextLinksProps) {
  return (
    <nav aria-label={copy.caregivers_pages} className={styles.links}>
      {next && (
        <Link href={next.path} className={`${styles.link} ${styles.next}`}>
          {fill(copy.next_page, { title: next.title })}
          <Icon name="forward" directional />
        </Link>
      )}
      {previous && (
        <Link href={previous.path} className={styles.link}>
          <Icon name="back" directional />
          {fill(copy.previous_page, { title: previous.title })}
        </Link>
      )}
    </nav>
  );
}
