import styles from './LayerLists.module.css';
import { canvas } from './labels.ts';
import type { LayerData } from './useLayers.ts';

type LayerListsProps = {
  intro: string;
  /** Layers in words, each with what its picture shows. */
  layers: (LayerData & { name: string; picture: string })[];
};

/** Renders the atlas without scripts: each layer as a picture and a list of its parts, which lead to their pages. */
export function LayerLists({ intro, layers }: LayerListsProps) {
  return (
    <div className={styles.lists}>
      <p>{intro}</p>
      {layers.map(({ layer, name, picture, parts, pages }) => (
        <section key={layer} className={styles.layer} aria-labelledby={`layer-${layer}`}>
          <h2 id={`layer-${layer}`}>{name}</h2>
          <img
            className={styles.picture}
            src={`/atlas/figures/${layer}.svg`}
            width={canvas.width}
            height={canvas.height}
            alt={picture}
            loading="lazy"
          />
          <ul className={styles.parts}>
            {parts.map(({ id, name, page }) => (
              <li key={id}>
                <a href={pages[page]?.path}>{name.replaceAll('\u00ad', '')}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
