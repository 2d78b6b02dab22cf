/** What is asked of every page there is. A new check is a file here and a line in the list. */
import type { Page } from '@playwright/test';
import { markdownWords } from './markdownWords.ts';
import { paperWords } from './paperWords.ts';
import { spokenWords } from './spokenWords.ts';
import { stateWords } from './stateWords.ts';

/** Looks at an open page in the medium of the screen, as it was built, and returns its faults. */
type PageCheck = (page: Page) => Promise<string[]>;

/** In their order: the first ones find the page as it was loaded, later ones with everything unfolded. */
export const checks: Record<string, PageCheck> = {
  'what it says of itself': stateWords,
  'paper words': paperWords,
  'spoken words': spokenWords,
  'words of the file': markdownWords,
};
