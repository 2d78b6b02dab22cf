import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './AudienceLinks.module.css';

export type AudienceLink = {
  id: 'child' | 'older' | 'caregiver';
  title: string;
  text: string;
  path: string;
  picture: DrawingName;
};

type AudienceLinksProps = { title: string; doors: AudienceLink[] };

/** Renders the three entrances: sun for a child, ink for a teenager, rose for a caregiver. */
export function AudienceLinks({ title, doors }: AudienceLinksProps) {
  return (
    <section className={`content ${styles.section}`} aria-labelledby="doors">
      <h2 id="doors">{title}</h2>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.id}>
            <Link href={door.path} className={`${styles.door} ${styles[door.id]}`}>
              <span className={styles.figure}>
                <Drawing name={door.picture} />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{door.title}</span>
                <span className={styles.text}>{door.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
