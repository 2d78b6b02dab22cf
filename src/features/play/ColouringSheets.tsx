import type { Thing } from '../../shared/games.ts';
import { sheetPath } from './colouring.ts';
import styles from './Colouring.module.css';
import { ColouringCards } from './ColouringCards.tsx';

type ColouringSheetsProps = {
  /** What the reader is told first. */
  intro: string;
  download: string;
  things: readonly Thing<'colouring'>[];
};

/** Renders every picture to colour for readers without scripts: each a file, and a sheet of its own on paper. */
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
