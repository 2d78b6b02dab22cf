/** Every kind of content. A new kind is a file beside this one and a line here. */
import { caregiver } from './caregiver.ts';
import { faq } from './faq.ts';
import { footerMenu } from './footerMenu.ts';
import { glossary } from './glossary.ts';
import { mainMenu } from './mainMenu.ts';
import { caregiverMenu } from './caregiverMenu.ts';
import { page } from './page.ts';
import { searchLexicon } from './searchLexicon.ts';
import { termBase } from './termBase.ts';
import { sourceHashes } from './sourceHashes.ts';
import { translationNotes } from './translationNotes.ts';

export const kinds = {
  page,
  caregiver,
  faq,
  glossary,
  mainMenu,
  footerMenu,
  caregiverMenu,
  searchLexicon,
  termBase,
  sourceHashes,
  translationNotes,
};
export type KindName = keyof typeof kinds;
