import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './CaregiverMenu.module.css';

type CaregiverMenuGroup = {
  id: number | string;
  title: string;
  items: { id: number | string; title: string; path: string }[];
};

type CaregiverMenuProps = {
  label: string;
  /** The section's first page. */
  welcome?: { title: string; path: string } | undefined;
  groups: CaregiverMenuGroup[];
  /** Pages beside the groups. */
  more?: Pick<CaregiverMenuGroup, 'title' | 'items'>;
  currentPath?: string | undefined;
  /** Every group open: the outline on the welcome page. */
  allOpen?: boolean;
};

/** Lists the section's pages, folded by group; the group of the page being read is open. */
export function CaregiverMenu({ label, welcome, groups, more, currentPath, allOpen = false }: CaregiverMenuProps) {
  const listOf = (items: CaregiverMenuGroup['items']) => (
    <ul>
      {items.map(({ id, title, path }) => (
        <li key={id}>
          <Link href={path} isCurrent={path === currentPath} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav aria-label={label} className={styles.menu}>
        {welcome && (
          <Link
            href={welcome.path}
            isCurrent={welcome.path === currentPath}
            className={`${styles.link} ${styles.first}`}
          >
            {welcome.title}
          </Link>
        )}
        {groups.map((group) => (
          <details key={group.id} open={allOpen || group.items.some(({ path }) => path === currentPath)}>
            <summary className={styles.summary}>
              {group.title}
              <span className={styles.caret}>
                <Icon name="caret" />
              </span>
            </summary>
            {listOf(group.items)}
          </details>
        ))}
      </nav>
      {more && (
        <div className={styles.menu}>
          <p className={styles.more}>{more.title}</p>
          {listOf(more.items)}
        </div>
      )}
    </>
  );
}
