/** Every kind of content. A new kind is a file beside this one and a line here. */
import { caregiver } from './caregiver.ts';
import { faq } from './faq.ts';
import { footerMenu } from './footerMenu.ts';
import { glossary } from './glossary.ts';
import { mainMenu } from './mainMenu.ts';
import { outline } from './outline.ts';
import { page } from './page.ts';
import { searchWords } from './searchWords.ts';
import { terms } from './terms.ts';
import { translationBasis } from './translationBasis.ts';
import { translationNotes } from './translationNotes.ts';

export const kinds = {
  page,
  caregiver,
  faq,
  glossary,
  mainMenu,
  footerMenu,
  outline,
  searchWords,
  terms,
  translationBasis,
  translationNotes,
};
export type KindName = keyof typeof kinds;
