import type { Copy } from '../../i18n/copy.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { FilmCard } from './FilmCards.tsx';
import styles from './Participants.module.css';

export const participantsCopy = ['films_participants', 'films_own_story'] as const;

export type Participant = Pick<FilmCard, 'id' | 'title' | 'path' | 'still'> & { starring: string };

type ParticipantsProps = {
  copy: Copy<typeof participantsCopy>;
  films: Participant[];
  /** Where a story of one's own is sent. */
  contactEmail: string;
};

/** Shows those who tell in films, a round face each. The last place is the reader's own. */
export function Participants({ copy, films, contactEmail }: ParticipantsProps) {
  return (
    <section className={`${styles.section} no-print`} aria-labelledby="participants">
      <h2 id="participants">{copy.films_participants}</h2>
      <ul className={styles.faces} role="list">
        {films.map(({ id, title, path, starring, still }) => (
          <li key={id}>
            <Link href={path} className={styles.face} data-modal="videoModal">
              <span className={styles.round}>
                <Image {...still} alt="" sizes="140px" fit="fill" />
              </span>
              <span className={styles.name}>{starring}</span>{' '}
              <span className={styles.title}>{withSoftHyphens(title)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href={`mailto:${contactEmail}`} className={styles.face}>
            <span className={`${styles.round} ${styles.own}`}>
              <Icon name="mail" />
            </span>
            <span className={styles.name}>{copy.films_own_story}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
