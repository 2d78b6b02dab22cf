import type { Thing } from '../../shared/games.ts';
import styles from './GameWords.module.css';
import { ThingPicture } from './ThingPicture.tsx';

type GameWordsProps = {
  /** The first paragraph. */
  intro: string;
  things: readonly Thing[];
};

/** Renders the subject of a game in words and pictures, for visitors without scripts. */
export function GameWords({ intro, things }: GameWordsProps) {
  return (
    <div className={`${styles.words} no-print`}>
      <p className="text">{intro}</p>
      {things.length > 0 && (
        <ul className={styles.things}>
          {things.map(({ id, name, text, hint }) => (
            <li key={id} className={styles.thing}>
              <ThingPicture id={id} />
              <span>
                <strong>{name}</strong>
                <br />
                {text}
                {hint && (
                  <>
                    <br />
                    {hint}
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
