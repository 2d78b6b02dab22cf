/** What every game shares: its words, and what it is handed. */
import type { GameId, Thing } from '../../shared/games.ts';

export const gameCopy = [
  'game_title',
  'game_again',
  'game_more',
  'game_done',
  'game_sound_on',
  'game_sound_off',
] as const;

/** What every game gets besides its words. */
export type GameProps<Game extends GameId = GameId> = {
  things: readonly Thing<Game>[];
  /** Of the page with all games. */
  morePath: string;
};

/** Returns a copy of a list in a new order. Chance comes with a press, never before: the server draws the page too. */
export function shuffled<One>(list: readonly One[]): One[] {
  return list
    .map((one) => ({ one, place: Math.random() }))
    .sort((first, second) => first.place - second.place)
    .map(({ one }) => one);
}

/** Returns the first letter as a capital, for a name that starts a sentence. */
export const asStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
