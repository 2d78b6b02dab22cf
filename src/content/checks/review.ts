/** Checks that only texts about the website claim `review: not-clinical`. */
import { entriesWith } from '../entries.ts';
import { factFields } from '../entryFields.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/**
 * Ids of the pages about the website: what it is, how to use it, and what it stores. Tools whose texts describe care
 * don't belong here, nor do lists of what others do for children.
 */
const aboutTheWebsite = new Set([
  'about',
  'accessibility',
  'clips',
  'cookies',
  'discreet',
  'home',
  'material',
  'menu',
  'myfigure',
  'poster',
  'search',
]);

/** Returns texts marked `not-clinical` that are about something else. */
export const checkReview = (content: Content): Problem[] =>
  entriesWith(content, 'review').flatMap((entry): Problem[] => {
    if (entry.data.review !== 'not-clinical') return [];
    const isAboutTheWebsite =
      entry.kind === 'newsItem' || (entry.kind === 'page' && aboutTheWebsite.has(entry.data.id));
    if (isAboutTheWebsite && factFields(entry).length === 0) return [];
    const message =
      'Readers would be told that this text is about the website. Write unreviewed, until somebody in care has read it.';
    return [problemAt(entry, ['review'], message)];
  });
