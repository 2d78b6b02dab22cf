import { fill } from '../../i18n/fill.ts';
import styles from './Atlas.module.css';
import type { AtlasCopy } from './atlasCopy.ts';
import type { LayerData, PartPage } from './useLayers.ts';

type PartCardProps = {
  copy: AtlasCopy;
  data: LayerData;
  part: string | undefined;
  /** Address of the page that the atlas stands on. */
  path: string;
};

/** Renders the chosen part: its name, and the ways to its page and its diseases. */
export function PartCard({ copy, data, part, path }: PartCardProps) {
  const chosen = data.parts.find(({ id }) => id === part);
  if (!chosen) return null;
  const page = data.pages[chosen.page];
  const diseases = chosen.diseases.flatMap((id) => data.pages[id] ?? []);
  const link = ({ title, path }: PartPage, text = title) => (
    <a key={path} href={path} className={styles.way}>
      {text}
    </a>
  );
  return (
    <section className={styles.card} aria-labelledby="atlas-part" data-part-card>
      <h3 id="atlas-part">{chosen.name}</h3>
      {page &&
        (page.path === path ? <p>{copy.atlas_here}</p> : link(page, fill(copy.atlas_read, { title: page.title })))}
      {diseases.length > 0 && (
        <>
          <p>{copy.atlas_diseases}</p>
          <ul className={styles.ways}>
            {diseases.map((disease) => (
              <li key={disease.path}>{link(disease)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
