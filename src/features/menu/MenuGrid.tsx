import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { LangAttributes } from '../shell/langAttributes.ts';
import styles from './MenuGrid.module.css';

export type MenuRow = {
  id: string;
  title: string;
  path: string;
  icon: DrawingName;
  items: { id: string; title: string; path: string }[];
};

export const menuGridCopy = ['menu_main', 'menu_children'] as const;

type MenuGridProps = {
  copy: Copy<typeof menuGridCopy>;
  rows: MenuRow[];
  langAttributes?: LangAttributes;
};

/** Renders the main menu: one row for each topic, aqua and rose in turn, with its subpages folded under a caret. */
export function MenuGrid({ copy, rows, langAttributes = {} }: MenuGridProps) {
  // Two lists, so that an open branch pushes only its own column. The colours continue from the first list to the
  // second: alternating in one column, a checkerboard in two.
  const half = Math.ceil(rows.length / 2);
  return (
    <nav aria-label={copy.menu_main} className={styles.columns} {...langAttributes}>
      {[rows.slice(0, half), rows.slice(half)]
        .filter(({ length }) => length > 0)
        .map((column, place) => (
          <ul key={column[0]?.id} className={(place * half) % 2 === 0 ? styles.aquaFirst : styles.roseFirst}>
            {column.map((row) => (
              <MenuItem key={row.id} row={row} childrenLabel={fill(copy.menu_children, { title: row.title })} />
            ))}
          </ul>
        ))}
    </nav>
  );
}

function MenuItem({ row, childrenLabel }: { row: MenuRow; childrenLabel: string }) {
  return (
    <li className={styles.item}>
      <Link href={row.path} className={styles.link}>
        <span className={styles.icon}>
          <Drawing name={row.icon} />
        </span>
        {withSoftHyphens(row.title)}
      </Link>
      {row.items.length > 0 && (
        <details className={styles.below}>
          <summary className={styles.caret} aria-label={childrenLabel}>
            <Icon name="caret" />
          </summary>
          <ul className={styles.submenu}>
            {row.items.map((item) => (
              <li key={item.id}>
                <Link href={item.path} className={styles.sublink}>
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
