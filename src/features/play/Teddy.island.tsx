import { useState } from 'react';
import type { ThingId } from '../../shared/games.ts';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Frame } from '../../ui/Drawing/Frame.tsx';
import { objectsRoom } from '../../ui/Drawing/objectsRoom.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { gameCopy, type GameProps } from './game.ts';
import { GameFrame } from './GameFrame.tsx';
import { teddyPlacements } from './teddyPlacements.tsx';
import styles from './Teddy.module.css';
import { ThingPicture } from './ThingPicture.tsx';
import { useDrag } from './useDrag.ts';
import { useSound } from './useSound.ts';

export const teddyCopy = [
  ...gameCopy,
  'game_teddy_how',
  'game_teddy_first',
  'game_teddy_things',
  'game_teddy_places',
  'game_teddy_picked',
  'game_teddy_empty',
  'game_teddy_placed',
  'game_teddy_done',
] as const;

const { Shapes: Bear } = objectsRoom['object-teddy'];

type Id = ThingId<'teddyoperation'>;
type TeddyProps = GameProps<'teddyoperation'> & { copy: Copy<typeof teddyCopy> };

/**
 * Renders a teddy to prepare for its operation. A visitor chooses an object and then its place, or drags it there. A
 * wrong place only says where the object belongs.
 */
export function Teddy({ copy, things, morePath }: TeddyProps) {
  const sound = useSound();
  const [picked, setPicked] = useState<Id>();
  const [done, setDone] = useState<readonly Id[]>([]);
  const [status, setStatus] = useState(copy.game_teddy_first);
  const byId = (id: string | undefined) => things.find((thing) => thing.id === id);

  function pick(id: Id): void {
    setPicked(id);
    setStatus(fill(copy.game_teddy_picked, { name: byId(id)?.name ?? '' }));
  }

  function put(id: Id | undefined, place: string): void {
    const thing = byId(id);
    const there = byId(place);
    if (!there) return;
    if (!thing)
      return setStatus(
        done.includes(there.id) ? there.text : fill(copy.game_teddy_empty, { place: there.place ?? '' }),
      );
    if (thing !== there) return setStatus(thing.hint ?? '');
    setDone([...done, thing.id]);
    setPicked(undefined);
    setStatus(`${thing.name}. ${thing.text}`);
    sound.play('chime');
  }

  const drag = useDrag(pick, put);
  const isDone = done.length === things.length;

  return (
    <GameFrame
      copy={copy}
      morePath={morePath}
      how={copy.game_teddy_how}
      status={status}
      done={isDone ? copy.game_teddy_done : undefined}
      onAgain={() => {
        setDone([]);
        setStatus(copy.game_teddy_first);
      }}
      sound={sound}
    >
      <div className={styles.columns}>
        <div className={styles.teddy} role="group" aria-label={copy.game_teddy_places}>
          <Frame viewBox="0 0 240 200">
            <g transform="translate(42 4) scale(1.6)">
              <Bear />
            </g>
            {done.map((id) => {
              const { x, y, scale, Shapes } = teddyPlacements[id];
              return (
                <g key={id} transform={`translate(${x} ${y}) scale(${scale})`}>
                  <Shapes />
                </g>
              );
            })}
          </Frame>
          {things.map(({ id, name, place = '' }) => (
            <button
              key={id}
              type="button"
              className={styles.place}
              data-place={id}
              data-filled={done.includes(id) || undefined}
              data-wanted={(picked !== undefined && !done.includes(id)) || undefined}
              aria-label={done.includes(id) ? fill(copy.game_teddy_placed, { place, name }) : place}
              onClick={() => put(picked, id)}
            />
          ))}
        </div>
        <div className={styles.side}>
          <h3>{copy.game_teddy_things}</h3>
          <ul className={styles.things}>
            {things.map(({ id, name }) => {
              const isPlaced = done.includes(id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.thing}
                    aria-label={name}
                    aria-pressed={picked === id}
                    disabled={isPlaced}
                    onClick={() => pick(id)}
                    {...drag(id)}
                  >
                    {isPlaced ? <Icon name="check" /> : <ThingPicture id={id} />}
                    {withSoftHyphens(name)}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </GameFrame>
  );
}
