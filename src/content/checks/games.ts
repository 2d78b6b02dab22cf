/** Checks that every game has its words in each language that has its page, and that they rest on the same facts. */
import { isGameId } from '../../shared/games.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns game pages without words in their language, and words that rest on other facts than the Swedish. */
export function checkGames(content: Content): Problem[] {
  const wordsOf = (page: string, language: string) =>
    content.game.find((game) => game.data.page === page && game.language === language);
  const missing = content.page
    .filter(({ data, language }) => isGameId(data.id) && !wordsOf(data.id, language))
    .map((entry) =>
      problemAt(entry, ['id'], `is a game: write its words, content/games/${entry.language}/${entry.data.id}.json.`),
    );
  const differing = content.game
    .filter(({ data }) => String(data.facts) !== String(wordsOf(data.page, 'sv')?.data.facts))
    .map((entry) => problemAt(entry, ['facts'], 'must name the same rows as the Swedish.'));
  return [...missing, ...differing];
}
