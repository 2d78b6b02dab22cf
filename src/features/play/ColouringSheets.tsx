import type { Thing } from '../../shared/games.ts';
import { sheetPath } from './colouring.ts';
import styles from './Colouring.module.css';
import { ColouringCards } from './ColouringCards.tsx';

type ColouringSheetsProps = {
  /** The first paragraph. */
  intro: string;
  download: string;
  things: readonly Thing<'colouring'>[];
};

/**
 * Renders every picture to colour for visitors without scripts. Each is a file to download, and a sheet of its own in
 * print.
 */
export function ColouringSheets({ intro, download, things }: ColouringSheetsProps) {
  return (
    <div>
      <div className={`${styles.without} no-print`}>
        <p className="text">{intro}</p>
        <ColouringCards things={things} download={download} headingLevel={2} />
      </div>
      {things.map(({ id, text }) => (
        <div key={id} className={`${styles.sheet} print-only`} data-sheet>
          <img src={sheetPath(id)} alt={text} />
        </div>
      ))}
    </div>
  );
}
