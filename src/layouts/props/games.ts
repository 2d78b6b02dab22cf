/** Maps the content of a game to the props of its island. */
import type { Site } from '../../content/site.ts';
import type { GameId, Thing } from '../../shared/games.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';

/**
 * Returns the objects of a game with their words.
 * @throws Error if the language has no file for the game
 */
export function gameOf<Game extends GameId>(site: Site, id: Game, language: SiteLanguage): { things: Thing<Game>[] } {
  const entry = site.content.game.find((game) => game.language === language && game.data.page === id);
  if (!entry) throw new Error(`content/games/${language}/${id}.json is missing: write it.`);
  return { things: entry.data.things as Thing<Game>[] };
}
