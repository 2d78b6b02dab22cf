import { useState } from 'react';
import type { ThingId } from '../../shared/games.ts';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Frame } from '../../ui/Drawing/Frame.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FindIt.module.css';
import { capitalize, gameCopy, type GameProps } from './game.ts';
import { GameFrame } from './GameFrame.tsx';
import { Room, roomField } from './Room.tsx';
import { useSound } from './useSound.ts';

export const findItCopy = [
  ...gameCopy,
  'game_hint',
  'game_find_how',
  'game_find_scene',
  'game_find_list',
  'game_find_look',
  'game_find_found',
  'game_find_done',
] as const;

type Id = ThingId<'findit'>;
type FindItProps = GameProps<'findit'> & { copy: Copy<typeof findItCopy> };

/**
 * Renders a drawn operating room with a button over each object. Pressing any object finds it, whichever was asked for:
 * no answer is wrong.
 */
export function FindIt({ copy, things, morePath }: FindItProps) {
  const sound = useSound();
  const [found, setFound] = useState<readonly Id[]>([]);
  const [hinted, setHinted] = useState<Id>();
  const [said, setSaid] = useState<string>();
  const next = things.find(({ id }) => !found.includes(id));
  const look = next ? fill(copy.game_find_look, { name: next.name }) : '';

  function find(id: Id): void {
    const thing = things.find((one) => one.id === id);
    if (!thing) return;
    setSaid(`${capitalize(thing.name)}! ${thing.text}`);
    setHinted(undefined);
    if (found.includes(id)) return;
    setFound((before) => [...before.filter((one) => one !== id), id]);
    sound.play('chime');
  }

  return (
    <GameFrame
      copy={copy}
      morePath={morePath}
      how={copy.game_find_how}
      status={[said, hinted ? undefined : look].filter(Boolean).join(' ')}
      done={next ? undefined : copy.game_find_done}
      onAgain={() => {
        setFound([]);
        setSaid(undefined);
      }}
      sound={sound}
    >
      <div className={styles.columns}>
        <div className={styles.room} role="group" aria-label={copy.game_find_scene}>
          <Frame viewBox={roomField}>
            <Room />
          </Frame>
          {things.map(({ id, name }) => {
            const isFound = found.includes(id);
            return (
              <button
                key={id}
                type="button"
                className={styles.spot}
                data-thing={id}
                data-found={isFound || undefined}
                data-hinted={hinted === id || undefined}
                aria-label={isFound ? fill(copy.game_find_found, { name }) : capitalize(name)}
                onClick={() => find(id)}
              >
                {isFound && <Icon name="check" />}
              </button>
            );
          })}
        </div>
        <div className={styles.side}>
          <h3>{copy.game_find_list}</h3>
          <ul className={styles.list}>
            {things.map(({ id, name }) => (
              <li key={id} data-found={found.includes(id) || undefined}>
                <span className={styles.box}>{found.includes(id) && <Icon name="check" />}</span>
                {found.includes(id) ? fill(copy.game_find_found, { name }) : capitalize(name)}
              </li>
            ))}
          </ul>
          {next && (
            <Button
              variant="outline"
              onClick={() => {
                setHinted(next.id);
                setSaid(`${look} ${next.hint ?? ''}`);
              }}
            >
              <Icon name="info" />
              {copy.game_hint}
            </Button>
          )}
        </div>
      </div>
    </GameFrame>
  );
}
