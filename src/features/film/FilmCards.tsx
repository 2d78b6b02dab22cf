import type { ComponentProps } from 'react';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './FilmCards.module.css';

export type FilmCard = {
  id: string;
  title: string;
  path: string;
  /** In words, as "47 sekunder". */
  duration: string;
  /** What it is about, where there is room for it. */
  text?: string | undefined;
  /** On the page of a series: what stands behind `#` in the address that opens the film. */
  anchor?: string | undefined;
  still: Pick<ComponentProps<typeof Image>, 'src' | 'width' | 'height' | 'sources'>;
};

type FilmCardsProps = { films: FilmCard[] };

/** Width of a card at the most, in CSS pixels. */
const sizes = '(min-width: 43rem) 308px, 92vw';
const squareSizes = '(min-width: 43rem) 208px, 45vw';

const isSquare = ({ still }: Pick<FilmCard, 'still'>): boolean => still.width === still.height;

/**
 * Lists films to choose from. Each is a link to its page, and opens over this one where it can. A clip stands on end: its
 * still is a square, since less would cut heads, and cards that all are squares are small.
 */
export function FilmCards({ films }: FilmCardsProps) {
  const areSmall = films.every(isSquare);
  return (
    <ul className={`${styles.cards} ${areSmall ? styles.small : ''}`} role="list">
      {films.map(({ id, title, path, duration, text, anchor, still }) => (
        <li key={id} id={anchor} className={styles.item}>
          <Link href={path} className={styles.card} data-modal="videoModal">
            <span className={`${styles.still} ${isSquare({ still }) ? styles.square : ''}`}>
              <Image {...still} alt="" sizes={areSmall ? squareSizes : sizes} fit="fill" />
              <span className={styles.play}>
                <Icon name="play" />
              </span>
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{withSoftHyphens(title)}</span> <span>{duration}</span>
              {text && <span className={styles.text}>{text}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
