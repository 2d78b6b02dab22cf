/** The objects of a game with short words, for examples and tests. */
import { type GameId, gameThings, type Thing, type ThingId } from '../../shared/games.ts';

/** Returns every object of a game, named by its id unless `name` says otherwise. */
export function sampleThings<Game extends GameId>(game: Game, name = (id: string) => id): Thing<Game>[] {
  const ids: readonly ThingId<Game>[] = gameThings[game];
  return ids.map((id) => ({
    id,
    name: name(id),
    text: `${name(id)}.`,
    hint: `? ${name(id)}.`,
    place: `→ ${name(id)}`,
  }));
}
