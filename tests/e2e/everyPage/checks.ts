/** Checks that run on every page. To add one, create a file here and add a line to the list. */
import type { Page } from '@playwright/test';
import { markdownWords } from './markdownWords.ts';
import { paperWords } from './paperWords.ts';
import { spokenWords } from './spokenWords.ts';
import { stateWords } from './stateWords.ts';

/** Checks an open page, in screen media and as built, and returns its faults. */
type PageCheck = (page: Page) => Promise<string[]>;

/** Order matters: the first checks see the page as loaded, later ones see it with everything unfolded. */
export const checks: Record<string, PageCheck> = {
  'what it says of itself': stateWords,
  'paper words': paperWords,
  'spoken words': spokenWords,
  'words of the file': markdownWords,
};
