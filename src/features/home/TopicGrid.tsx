import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './TopicGrid.module.css';

export type TopicTile = { id: string; title: string; path: string; icon: DrawingName };

type TopicGridProps = { title: string; tiles: TopicTile[] };

/** Renders links to the topics, as pieces of aqua and rose felt in a checkerboard. */
export function TopicGrid({ title, tiles }: TopicGridProps) {
  return (
    <section className={`content ${styles.section}`} aria-labelledby="topics">
      <h2 id="topics">{title}</h2>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.item}>
            <Link href={tile.path} className={styles.tile}>
              <span className={styles.icon}>
                <Drawing name={tile.icon} />
              </span>
              <span>{withSoftHyphens(tile.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
