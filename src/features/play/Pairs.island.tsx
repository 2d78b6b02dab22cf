import { useLayoutEffect, useRef, useState } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { gameCopy, type GameProps, shuffled } from './game.ts';
import { GameFrame } from './GameFrame.tsx';
import styles from './Pairs.module.css';
import { ThingPicture } from './ThingPicture.tsx';
import { useSound } from './useSound.ts';

export const pairsCopy = [
  ...gameCopy,
  'game_pairs_how',
  'game_pairs_size',
  'game_pairs_pairs',
  'game_pairs_deal',
  'game_pairs_cards',
  'game_pairs_turn',
  'game_pairs_hidden',
  'game_pairs_shown',
  'game_pairs_first',
  'game_pairs_other',
  'game_pairs_found',
  'game_pairs_done',
] as const;

/** Choices of the number of pairs. */
const sizes = [4, 6, 8] as const;

type PairsProps = GameProps<'gadgetpairs'> & { copy: Copy<typeof pairsCopy> };
type Card = PairsProps['things'][number];

/** Renders a game of memory with gadgets. Cards stay open until the next one is turned, so that there is no hurry. */
export function Pairs({ copy, things, morePath }: PairsProps) {
  const sound = useSound();
  const form = useRef<HTMLFormElement>(null);
  const table = useRef<HTMLUListElement>(null);
  const [cards, setCards] = useState<readonly Card[]>([]);
  const [open, setOpen] = useState<readonly number[]>([]);
  const [found, setFound] = useState<readonly Card['id'][]>([]);
  const [status, setStatus] = useState('');

  function deal(): void {
    const size = Number(new FormData(form.current ?? undefined).get('size'));
    const chosen = shuffled(things).slice(0, size);
    setCards(shuffled([...chosen, ...chosen]));
    setOpen([]);
    setFound([]);
    setStatus(copy.game_pairs_turn);
  }

  // The cards replace the choice of size, so they take its focus.
  useLayoutEffect(() => table.current?.querySelector('button')?.focus(), [cards]);

  function turn(place: number): void {
    const card = cards[place];
    if (!card || open.includes(place) || found.includes(card.id)) return;
    const first = open.length === 1 ? cards[open[0] ?? -1] : undefined;
    if (!first) {
      setOpen([place]);
      return setStatus(fill(copy.game_pairs_first, { name: card.name }));
    }
    setOpen([...open, place]);
    if (first.id !== card.id) return setStatus(fill(copy.game_pairs_other, { first: first.name, second: card.name }));
    setFound([...found, card.id]);
    setStatus(fill(copy.game_pairs_found, { name: card.name, text: card.text }));
    sound.play('chime');
  }

  const isDone = cards.length > 0 && found.length * 2 === cards.length;

  return (
    <GameFrame
      copy={copy}
      morePath={morePath}
      how={copy.game_pairs_how}
      status={status}
      done={isDone ? copy.game_pairs_done : undefined}
      onAgain={() => {
        setCards([]);
        setStatus('');
      }}
      sound={sound}
    >
      {cards.length === 0 ? (
        <form
          ref={form}
          className={styles.choice}
          onSubmit={(event) => {
            event.preventDefault();
            deal();
          }}
        >
          <fieldset className={styles.sizes}>
            <legend>{copy.game_pairs_size}</legend>
            {sizes.map((size) => (
              <label key={size} className={styles.size}>
                <input type="radio" name="size" value={size} defaultChecked={size === 6} />
                {fill(copy.game_pairs_pairs, { number: String(size) })}
              </label>
            ))}
          </fieldset>
          <Button type="submit">{copy.game_pairs_deal}</Button>
        </form>
      ) : (
        <ul ref={table} className={styles.cards} aria-label={copy.game_pairs_cards}>
          {cards.map((card, place) => {
            const isFound = found.includes(card.id);
            const isShown = isFound || open.includes(place);
            const label = isShown ? copy.game_pairs_shown : copy.game_pairs_hidden;
            return (
              <li key={place}>
                <button
                  type="button"
                  className={styles.card}
                  data-shown={isShown || undefined}
                  data-found={isFound || undefined}
                  aria-label={fill(label, { number: String(place + 1), name: card.name })}
                  onClick={() => turn(place)}
                >
                  {isShown && (
                    <>
                      <ThingPicture id={card.id} />
                      <span className={styles.name}>{card.name}</span>
                    </>
                  )}
                  {isFound && (
                    <span className={styles.tick}>
                      <Icon name="check" />
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </GameFrame>
  );
}
