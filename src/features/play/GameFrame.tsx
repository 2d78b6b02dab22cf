import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { gameCopy } from './game.ts';
import styles from './GameFrame.module.css';
import type { Sound } from './useSound.ts';

type GameFrameProps = {
  copy: Copy<typeof gameCopy>;
  morePath: string;
  /** What one does, in a sentence or two. */
  how: string;
  /** What just happened: read out when it changes. None where nothing happens but printing. */
  status?: string;
  /** The one thing to press next, beside what happened. */
  next?: ReactNode;
  /** What the game says when it is finished; none while it goes on. */
  done?: string | undefined;
  onAgain?: () => void;
  /** None where a game is silent. */
  sound?: Sound;
  children: ReactNode;
};

/** Renders what every game has around it: how it is played, sound on and off, what happens, and a kind end. No points, no clock. */
export function GameFrame({ copy, morePath, how, status, next, done, onAgain, sound, children }: GameFrameProps) {
  const start = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  const isDone = done !== undefined;
  // With the end itself: what was pressed last may be gone.
  useLayoutEffect(() => {
    if (isDone) end.current?.focus();
  }, [isDone]);
  /** The button that was pressed goes, and the focus with it. */
  function again(): void {
    onAgain?.();
    start.current?.focus();
  }

  return (
    <section className={`${styles.game} no-print`} aria-labelledby="game" data-game>
      <div className={styles.head}>
        <h2 ref={start} id="game" tabIndex={-1}>
          {copy.game_title}
        </h2>
        <p>{how}</p>
        {sound && (
          <Button variant="outline" onClick={() => sound.turn(!sound.isOn)}>
            <Icon name={sound.isOn ? 'listen' : 'mute'} />
            {sound.isOn ? copy.game_sound_off : copy.game_sound_on}
          </Button>
        )}
      </div>
      {status !== undefined && (
        <div className={styles.bar}>
          <p role="status" className={styles.status}>
            {status}
          </p>
          {next}
        </div>
      )}
      {children}
      {isDone && (
        <div className={styles.done}>
          <h3 ref={end} tabIndex={-1}>
            {copy.game_done}
          </h3>
          <p>{done}</p>
          <div className={styles.buttons}>
            <Button onClick={again}>
              <Icon name="turnBack" />
              {copy.game_again}
            </Button>
            <a href={morePath} className={styles.more}>
              {copy.game_more}
            </a>
          </div>
        </div>
      )}
    </section>
  );
}
