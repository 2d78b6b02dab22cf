/** Every kind of content. To add a kind, add a file to this folder and a line here. */
import { addressForms } from './addressForms.ts';
import { avoidedWords } from './avoidedWords.ts';
import { book } from './book.ts';
import { caregiver } from './caregiver.ts';
import { clip } from './clip.ts';
import { clownGroup } from './clownGroup.ts';
import { council } from './council.ts';
import { episode } from './episode.ts';
import { faq } from './faq.ts';
import { film } from './film.ts';
import { footerMenu } from './footerMenu.ts';
import { game } from './game.ts';
import { glossary } from './glossary.ts';
import { helpBeyond } from './helpBeyond.ts';
import { helpCards } from './helpCards.ts';
import { helpWordings } from './helpWordings.ts';
import { helpWords } from './helpWords.ts';
import { hospital } from './hospital.ts';
import { mainMenu } from './mainMenu.ts';
import { caregiverMenu } from './caregiverMenu.ts';
import { newsItem } from './newsItem.ts';
import { page } from './page.ts';
import { questionGroups } from './questionGroups.ts';
import { safetyParts } from './safetyParts.ts';
import { searchLexicon } from './searchLexicon.ts';
import { series } from './series.ts';
import { termBase } from './termBase.ts';
import { signs } from './signs.ts';
import { signWords } from './signWords.ts';
import { sourceHashes } from './sourceHashes.ts';
import { translationLedger } from './translationLedger.ts';
import { translationNotes } from './translationNotes.ts';

export const kinds = {
  page,
  caregiver,
  film,
  series,
  clip,
  episode,
  newsItem,
  clownGroup,
  hospital,
  council,
  book,
  faq,
  glossary,
  game,
  questionGroups,
  mainMenu,
  footerMenu,
  caregiverMenu,
  searchLexicon,
  helpCards,
  helpWords,
  helpBeyond,
  helpWordings,
  signs,
  signWords,
  termBase,
  avoidedWords,
  addressForms,
  sourceHashes,
  translationNotes,
  translationLedger,
  safetyParts,
};
export type KindName = keyof typeof kinds;
