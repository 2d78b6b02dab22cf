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
  /** How to play, in a sentence or two. */
  how: string;
  /** What just happened, announced when it changes. Left out where the only action is printing. */
  status?: string;
  /** The next button to press, beside the status. */
  next?: ReactNode;
  /** Text at the end of the game; `undefined` until then. */
  done?: string | undefined;
  onAgain?: () => void;
  /** Left out if the game is silent. */
  sound?: Sound;
  children: ReactNode;
};

/** Renders the frame of every game: instructions, a sound switch, the status and a kind end. No points, no clock. */
export function GameFrame({ copy, morePath, how, status, next, done, onAgain, sound, children }: GameFrameProps) {
  const start = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  const isDone = done !== undefined;
  // In the same commit as the end, because the button pressed last may be gone.
  useLayoutEffect(() => {
    if (isDone) end.current?.focus();
  }, [isDone]);
  /** Restarts the game, and moves the focus: the pressed button disappears. */
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
