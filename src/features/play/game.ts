/** What all games share: copy and props. */
import type { GameId, Thing } from '../../shared/games.ts';

export const gameCopy = [
  'game_title',
  'game_again',
  'game_more',
  'game_done',
  'game_sound_on',
  'game_sound_off',
] as const;

/** Props of every game, besides `copy`. */
export type GameProps<Game extends GameId = GameId> = {
  things: readonly Thing<Game>[];
  /** Path of the page with all games. */
  morePath: string;
};

/**
 * Returns a shuffled copy of a list. Call it in an event handler, never while rendering: the server renders the page
 * too.
 */
export function shuffled<One>(list: readonly One[]): One[] {
  return list
    .map((one) => ({ one, place: Math.random() }))
    .sort((first, second) => first.place - second.place)
    .map(({ one }) => one);
}

export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
