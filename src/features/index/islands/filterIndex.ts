/** Shows only the pages of the index that hold every word of the question. The question stays in the browser. */

import { plain } from '../../../browser/plain.ts';

const input = document.querySelector<HTMLInputElement>('main [name="q"]');
const index = document.querySelector<HTMLElement>('[data-index]');
const box = document.querySelector<HTMLElement>('[data-needs-script]');
const status = document.querySelector<HTMLElement>('[data-found]');

if (input && index && status && box) {
  box.hidden = false;
  const [count, none] = [status.querySelector('[data-count]'), status.querySelector<HTMLElement>('[data-none]')];
  const groups = [...index.querySelectorAll('section')].map((section) => ({
    section,
    pages: [...section.querySelectorAll('li')].map((item) => ({
      item,
      text: plain(`${item.textContent} ${item.dataset['about'] ?? ''}`),
    })),
  }));

  const filter = () => {
    const words = plain(input.value)
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean);
    let found = 0;
    for (const { section, pages } of groups) {
      const shown = pages.filter(({ item, text }) => !(item.hidden = !words.every((word) => text.includes(word))));
      section.hidden = shown.length === 0;
      found += shown.length;
    }
    status.hidden = words.length === 0;
    for (const part of index.querySelectorAll<HTMLElement>('[data-whole]')) part.hidden = words.length > 0;
    if (count) count.textContent = String(found);
    if (none) none.hidden = found > 0;
  };

  input.value = new URLSearchParams(location.search).get('q') ?? '';
  input.addEventListener('input', filter);
  filter();
}
