import { useRef, useState } from 'react';
import type { ThingId } from '../../shared/games.ts';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { gameCopy, type GameProps } from './game.ts';
import { GameFrame } from './GameFrame.tsx';
import styles from './MatchSound.module.css';
import { playSound } from './sounds.ts';
import { ThingPicture } from './ThingPicture.tsx';
import { useSound } from './useSound.ts';
import { Wave } from './Wave.tsx';

export const matchSoundCopy = [
  ...gameCopy,
  'game_sound_how',
  'game_sound_number',
  'game_sound_listen',
  'game_sound_what',
  'game_sound_other',
  'game_sound_next',
  'game_sound_finish',
  'game_sound_done',
] as const;

type MatchSoundProps = GameProps<'matchsound'> & { copy: Copy<typeof matchSoundCopy> };

/** Order of the questions, which differs from that of the choices. */
const order: readonly ThingId<'matchsound'>[] = ['cuff', 'monitor', 'bed', 'suction', 'machine'];

/**
 * Asks which object makes a sound, one sound after the other. It can be heard, seen as a wave, or read. Nothing plays
 * before a press.
 */
export function MatchSound({ copy, things, morePath }: MatchSoundProps) {
  const sound = useSound();
  const heading = useRef<HTMLHeadingElement>(null);
  const [place, setPlace] = useState(0);
  const [isRight, setRight] = useState(false);
  const [status, setStatus] = useState('');
  const isDone = place === order.length;
  const id = order[Math.min(place, order.length - 1)];
  const asked = things.find((thing) => thing.id === id);

  function choose(thing: MatchSoundProps['things'][number]): void {
    if (thing.id === id) {
      setRight(true);
      setStatus(`${thing.name}! ${thing.text}`);
    } else setStatus(fill(copy.game_sound_other, { name: thing.name, sound: thing.hint ?? '' }));
  }

  function listen(): void {
    if (!id) return;
    // A press on play also turns the sound on.
    if (!sound.isOn) sound.turn(true);
    playSound(id);
  }

  function next(): void {
    setPlace(place + 1);
    setRight(false);
    setStatus('');
    // The pressed button disappears; focus the heading of the next sound.
    heading.current?.focus();
  }

  return (
    <GameFrame
      copy={copy}
      morePath={morePath}
      how={copy.game_sound_how}
      status={status || (isDone ? '' : copy.game_sound_what)}
      next={
        isRight && (
          <Button onClick={next}>
            {place + 1 < order.length ? copy.game_sound_next : copy.game_sound_finish}
            <Icon name="forward" directional />
          </Button>
        )
      }
      done={isDone ? copy.game_sound_done : undefined}
      onAgain={() => setPlace(0)}
      sound={sound}
    >
      {!isDone && id && asked && (
        <>
          <div className={styles.sound}>
            <h3 ref={heading} tabIndex={-1}>
              {fill(copy.game_sound_number, { number: String(place + 1), total: String(order.length) })}
            </h3>
            <Wave name={id} />
            <p className={styles.words}>{asked.hint}</p>
            <div className={styles.buttons}>
              <Button onClick={listen}>
                <Icon name="listen" />
                {copy.game_sound_listen}
              </Button>
            </div>
          </div>
          <ul className={styles.choices} aria-label={copy.game_sound_what}>
            {things.map((thing) => (
              <li key={thing.id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-label={thing.name}
                  data-right={(isRight && thing.id === id) || undefined}
                  onClick={() => choose(thing)}
                >
                  <ThingPicture id={thing.id} />
                  {withSoftHyphens(thing.name)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </GameFrame>
  );
}
