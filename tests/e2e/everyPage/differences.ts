/**
 * Accepted differences between a page on the screen and the same page elsewhere: each has its reason and was reviewed
 * by eye.
 * Nothing that a reader acts on may be listed here. `npx playwright test everyPage` names all other differences.
 */
type Difference = { selector: string; reason: string };

const selectorsOf = (differences: readonly Difference[]): string[] => differences.map(({ selector }) => selector);

/** Links to other pages, and what works only on a screen. */
const ofTheScreen: Difference[] = [
  { selector: 'nav', reason: 'ways to other pages' },
  { selector: '#menu, [data-menu-main]', reason: 'the menu, as part of the page' },
  {
    selector: ['related', 'children', 'others', 'more'].map((id) => `[aria-labelledby="${id}"]`).join(),
    reason: 'ways to other pages, under their heading',
  },
  { selector: '[data-signs-bar], [data-signs-way]', reason: 'leads to the signs, and says what they say' },
  { selector: '[data-signs-choices]', reason: 'narrows the table of signs, which stands as it was narrowed' },
  { selector: '[data-ways]', reason: 'ways to make a day and a plan of what the page tells' },
  {
    selector: 'form:not([data-printed])',
    reason: 'fields to fill in: what was chosen in them prints, they themselves do not',
  },
  { selector: 'button:not([popovertarget])', reason: 'nothing can be pressed; explained words are text, and stay' },
  { selector: 'label:has([role="switch"]), #swedish-hint', reason: 'turns the Swedish on; where it is on, it prints' },
  { selector: 'video', reason: 'words for browsers that show no film' },
  { selector: '[data-podcast]', reason: 'the player; the episode in words prints' },
  { selector: '[aria-labelledby="atlas"]', reason: 'the atlas: the text on each part stands on the page of the part' },
  {
    selector: '[aria-labelledby="avatar-maker"], [data-wake-if="aa_avatar"]',
    reason: 'makes a figure',
  },
  { selector: '[aria-labelledby="game"]', reason: 'a game is played on the screen; its pictures to colour print' },
];

/** Colouring pictures, the plan card, the poster. */
const sheets = '[data-sheet], [data-plan-sheet], [data-poster]';

/** Parts of a page that print leaves out. */
export const notOnPaper = selectorsOf([
  ...ofTheScreen,
  {
    selector: '[data-provenance] > :is(h2, [data-status]), [data-provenance] > ul > li:not([data-prints])',
    reason: 'stands in the foot of every sheet',
  },
  {
    selector: '[data-state]',
    reason: 'said before the text: the foot of every sheet says the same sentences (stateWords.ts holds it)',
  },
  {
    selector: 'a[data-modal="caregiversMenu"], a[href*="?pages="]',
    reason: 'opens the menu, and the sheets that staff hand out',
  },
  { selector: '[data-provenance] a[download]', reason: 'a file is nothing on paper' },
  {
    selector: '[data-sources] :is(li:not([data-prints]), li > span)',
    reason: 'folded sources print in short: each publisher once, without titles',
  },
  {
    selector: '[data-discreet-note]',
    reason: 'what the bar at the bottom of the screen does',
  },
  {
    selector: '[aria-labelledby="handout"] > .no-print',
    reason: 'how to make handouts; the sheets that were made print',
  },
  {
    selector: 'details:has(> summary[data-modal]), ul:has(> li > a[href^="#theme-"])',
    reason: 'choose among the questions; those that are shown print',
  },
  {
    selector: 'div:has(> astro-island > [data-podcast])',
    reason: 'the player, and what it plays: how long, since when, as a file; the episode in words prints',
  },
  {
    selector: `main:has(${sheets}) *:not(:has(${sheets}), :is(${sheets}), :is(${sheets}) *)`,
    reason: 'where there is a sheet the page prints it alone, with the foot; the rest tells how to use it',
  },
  {
    selector: 'main div:has(> * > [data-questions]) > :not(:has(> [data-questions]))',
    reason: 'the questions print, on one sheet; the rest tells how to use them',
  },
  { selector: '[data-easy-text]', reason: 'the page in other words: prints where the reader has opened it' },
]);

/** Parts that only print has. */
export const onPaperAlone = selectorsOf([
  { selector: '[data-sheet], [data-plan-sheet]', reason: 'a sheet that is made for paper, from what the reader chose' },
  { selector: '[data-print-footer]', reason: 'says on every sheet what the page says once, and leads back' },
]);

/** Parts that are not read aloud. */
export const notSpoken = selectorsOf([
  ...ofTheScreen,
  { selector: 'astro-island', reason: 'what one chooses with; My day reads its steps by buttons of its own' },
  { selector: 'svg', reason: 'numbers in a drawing; the list beside it names what they point at' },
  {
    selector:
      'a[data-modal="caregiversMenu"], a[href*="?pages="], details:has(> summary[data-modal]), ul:has(> li > a[href^="#theme-"])',
    reason: 'opens the menu, the sheets that staff hand out, the choice among questions',
  },
  { selector: '[data-unread]', reason: 'dates and sources, which have titles in many languages' },
  { selector: '[data-state]', reason: 'said after the text, with the rest of what the text says of itself' },
  { selector: 'summary:not(:has(h1, h2, h3, h4))', reason: 'the name of a fold is a control' },
  { selector: '[data-discreet-note]', reason: 'what the bar at the bottom of the screen does' },
]);

/** Parts that the Markdown file of a text leaves out. */
export const notInMarkdown = selectorsOf([
  ...ofTheScreen,
  { selector: '[aria-labelledby^="next-"]', reason: 'way to the next film' },
  { selector: 'div:has(> * > [data-film])', reason: 'the player, how long the film is, the series that it is in' },
  { selector: '[data-state]', reason: 'said after the text, with the rest of what the text says of itself' },
  {
    selector: 'a[data-modal="caregiversMenu"], a[href*="?pages="], [data-provenance] > h2',
    reason: 'the menu, the sheets that staff hand out, a heading that the file has a line for',
  },
  {
    selector: '[data-provenance] li:has(> a:not([download])), [data-provenance] li:has(> a[download])',
    reason: 'ways to the Swedish page and to the file; the licence is the last line of the file',
  },
]);
