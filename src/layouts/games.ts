/** The words of a game, from content, as its island takes them. */
import type { Site } from '../content/site.ts';
import type { GameId, Thing } from '../games.ts';
import type { SiteLanguage } from '../i18n/languages.ts';

/**
 * Returns what a game is about: its things in words, and the rows of the facts sheet that they rest on.
 * @throws Error where the language has no file for the game
 */
export function gameOf<Game extends GameId>(
  site: Site,
  id: Game,
  language: SiteLanguage,
): { facts: string[]; things: Thing<Game>[] } {
  const entry = site.content.game.find((game) => game.language === language && game.data.page === id);
  if (!entry) throw new Error(`content/games/${language}/${id}.json is missing: write it.`);
  return { facts: entry.data.facts, things: entry.data.things as Thing<Game>[] };
}
