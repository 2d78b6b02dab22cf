/**
 * Unfolds what is folded while it prints, in browsers where src/styles/print.css can't. Easy-read stays folded,
 * since it says the same as the page; what is folded in menus is not printed.
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
