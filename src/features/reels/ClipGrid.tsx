import type { ComponentProps } from 'react';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ClipGrid.module.css';

type ClipCard = {
  id: string;
  title: string;
  path: string;
  /** Duration in words. */
  length: string;
  poster: Pick<ComponentProps<typeof Image>, 'src' | 'width' | 'height' | 'sources'>;
};

type ClipGridProps = {
  /** Name of the list; number of clips. */
  title: string;
  /** Shown if there are few clips. */
  note?: string | undefined;
  clips: ClipCard[];
};

/**
 * Lists clips as pictures to press. Each links to its own page; with scripts the viewer opens over the current page
 * instead.
 */
export function ClipGrid({ title, note, clips }: ClipGridProps) {
  return (
    <section className={styles.section} aria-labelledby="clip-list">
      <h2 id="clip-list">{title}</h2>
      {note && <p className="text">{note}</p>}
      <ul role="list" className={styles.list}>
        {clips.map(({ id, title: name, path, length, poster }) => (
          <li key={id}>
            <Link href={path} data-modal="reels" className={styles.clip}>
              <span className={styles.poster}>
                <Image {...poster} alt="" fit="fill" sizes="(min-width: 43rem) 192px, 45vw" />
                <span className={styles.play}>
                  <Icon name="play" />
                </span>
              </span>
              <span className={styles.name}>{withSoftHyphens(name)}</span>
              <span className={styles.length}>{length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
