/**
 * Checks of what must hold between content files. Each is a function of the content, so that tests can run it on a
 * broken fixture.
 */
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';
import { checkAddress } from './address.ts';
import { checkClips } from './clips.ts';
import { checkDirectory } from './directory.ts';
import { checkEpisodes } from './episodes.ts';
import { checkFacts } from './facts.ts';
import { checkFaq } from './faq.ts';
import { checkFilms } from './films.ts';
import { checkForeign } from './foreign.ts';
import { checkGames } from './games.ts';
import { checkHelpCards } from './helpCards.ts';
import { checkIds } from './ids.ts';
import { checkLatinWords } from './latinWords.ts';
import { checkLedger } from './ledger.ts';
import { checkLinks } from './links.ts';
import { checkMeaning } from './meaning.ts';
import { checkPlainFields } from './plain.ts';
import { checkPrivate } from './private.ts';
import { checkProse } from './prose.ts';
import { checkQuestions } from './questions.ts';
import { checkReview } from './review.ts';
import { checkRoutes } from './routes.ts';
import { checkSafety } from './safety.ts';
import { checkSearchLexicon } from './searchLexicon.ts';
import { checkShapes } from './shapes.ts';
import { checkSigns } from './signs.ts';
import { checkSources } from './sources.ts';
import { checkTerms } from './terms.ts';
import { checkTexts } from './texts.ts';
import { checkToldSigns } from './toldSigns.ts';
import { checkTranslations } from './translations.ts';
import { checkUnwritten } from './unwritten.ts';
import { checkWords } from './words.ts';

/** All checks, in the order in which their problems are reported. */
export const checks = [
  checkIds,
  checkRoutes,
  checkLinks,
  checkUnwritten,
  checkPlainFields,
  checkFaq,
  checkGames,
  checkQuestions,
  checkPrivate,
  checkFilms,
  checkClips,
  checkEpisodes,
  checkDirectory,
  checkReview,
  checkFacts,
  checkSources,
  checkTranslations,
  checkMeaning,
  checkForeign,
  checkLatinWords,
  checkTerms,
  checkWords,
  checkProse,
  checkAddress,
  checkSafety,
  checkLedger,
  checkSearchLexicon,
  checkHelpCards,
  checkShapes,
  checkSigns,
  checkToldSigns,
  checkTexts,
];

/**
 * Returns the problems of single files or, if there are none, those between files. The latter need all files: a page
 * that can't be read would be missing for every link to it.
 * @param loaded the result of `loadContent`
 */
export const problemsOf = (loaded: { content: Content; problems: Problem[] }, wanted = checks): Problem[] =>
  loaded.problems.length > 0 ? loaded.problems : wanted.flatMap((check) => check(loaded.content));
