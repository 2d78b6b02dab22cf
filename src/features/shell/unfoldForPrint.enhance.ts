/**
 * Opens folds while printing, in browsers where src/styles/print.css can't. Easy-read stays folded, because it repeats
 * the page. Menus are not printed.
 */
const unfolded = new Set<HTMLDetailsElement>();
const printed = 'main details:not([open], .no-print, [data-easy-text])';

addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(printed)) {
    details.open = true;
    unfolded.add(details);
  }
});

addEventListener('afterprint', () => {
  for (const details of unfolded) details.open = false;
  unfolded.clear();
});

export {};
