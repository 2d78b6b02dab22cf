import type { ReactNode } from 'react';
import type { Thing } from '../../shared/games.ts';
import { picturePath, sheetPath } from './colouring.ts';
import styles from './Colouring.module.css';

type ColouringCardsProps = {
  things: readonly Thing<'colouring'>[];
  /** Text of the download link. */
  download: string;
  /** Level of the names: 2 below the page's title, 3 below a game's. */
  headingLevel: 2 | 3;
  /** Renders the print button of a picture; left out without scripts. */
  printButton?: (thing: Thing<'colouring'>) => ReactNode;
};

/** Renders pictures to colour, each with its name, a download link and a print button. */
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
