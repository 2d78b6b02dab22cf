import type { ReactNode } from 'react';
import type { Thing } from '../../shared/games.ts';
import { picturePath, sheetPath } from './colouring.ts';
import styles from './Colouring.module.css';

type ColouringCardsProps = {
  things: readonly Thing<'colouring'>[];
  /** What the link to the file says. */
  download: string;
  /** Level of the names: below the page's title, or below a game's. */
  headingLevel: 2 | 3;
  /** Prints one; none without scripts. */
  printButton?: (thing: Thing<'colouring'>) => ReactNode;
};

/** Renders pictures to colour, each with its name and the ways to paper. */
export function ColouringCards({ things, download, headingLevel, printButton }: ColouringCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards}>
      {things.map((thing) => (
        <li key={thing.id} className={styles.card}>
          <img src={picturePath(thing.id)} alt={thing.text} width={640} height={480} loading="lazy" />
          <Heading>{thing.name}</Heading>
          <div className={styles.buttons}>
            {printButton?.(thing)}
            <a
              href={sheetPath(thing.id)}
              download={`${thing.id}.svg`}
              className={styles.download}
              aria-label={`${download}: ${thing.name}`}
            >
              {download}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
