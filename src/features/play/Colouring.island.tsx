import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { sheetPath } from './colouring.ts';
import styles from './Colouring.module.css';
import { ColouringCards } from './ColouringCards.tsx';
import { gameCopy, type GameProps } from './game.ts';
import { GameFrame } from './GameFrame.tsx';

export const colouringCopy = [...gameCopy, 'game_colour_how', 'game_colour_print', 'game_colour_svg'] as const;

type ColouringProps = GameProps<'colouring'> & { copy: Copy<typeof colouringCopy> };

/** Renders line drawings to print on a sheet of their own or to download. Printing the page prints the last one. */
export function Colouring({ copy, things, morePath }: ColouringProps) {
  const [chosen, setChosen] = useState(things[0]);
  const sheet = useRef<HTMLImageElement>(null);

  async function print(thing: ColouringProps['things'][number]): Promise<void> {
    flushSync(() => setChosen(thing));
    // A picture that has not loaded would be missing on paper.
    await sheet.current?.decode().catch(() => undefined);
    window.print();
  }

  return (
    <>
      <GameFrame copy={copy} morePath={morePath} how={copy.game_colour_how}>
        <ColouringCards
          things={things}
          download={copy.game_colour_svg}
          headingLevel={3}
          printButton={(thing) => (
            <Button aria-label={`${copy.game_colour_print}: ${thing.name}`} onClick={() => void print(thing)}>
              <Icon name="print" />
              {copy.game_colour_print}
            </Button>
          )}
        />
      </GameFrame>
      {chosen && (
        <div className={`${styles.sheet} ${styles.single} print-only`} data-sheet>
          <img ref={sheet} src={sheetPath(chosen.id)} alt={chosen.text} />
        </div>
      )}
    </>
  );
}
