import { fill } from '../../i18n/fill.ts';
import type { AtlasCopy } from './atlasCopy.ts';
import styles from './PartCard.module.css';
import type { PartPage } from './useLayers.ts';

type PartCardProps = {
  copy: AtlasCopy;
  name: string;
  /** What it does, in a sentence. */
  does: string;
  /** Where more is said of it; `here` where its reader is there; nothing where no page is about it alone. */
  page: PartPage | 'here' | undefined;
  diseases: readonly PartPage[];
};

/** Renders what is chosen: its name, what it does, and the ways to its page and its diseases. */
export function PartCard({ copy, name, does, page, diseases }: PartCardProps) {
  const link = ({ title, path }: PartPage, text = title) => (
    <a key={path} href={path} className={styles.way}>
      {text}
    </a>
  );
  return (
    <section className={styles.card} aria-labelledby="atlas-part" data-part-card>
      <h3 id="atlas-part">{name}</h3>
      <p>{does}</p>
      {page === 'here' ? <p>{copy.atlas_here}</p> : page && link(page, fill(copy.atlas_read, { title: page.title }))}
      {diseases.length > 0 && (
        <div className={styles.ways}>
          <p>{copy.atlas_diseases}</p>
          <ul className={styles.ways}>
            {diseases.map((disease) => (
              <li key={disease.path}>{link(disease)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
