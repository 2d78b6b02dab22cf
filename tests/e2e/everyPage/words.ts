/** The words of a page as an ordered list, as a reader meets them in any medium. */
import type { Page } from '@playwright/test';

/** Invisible characters: optional break points and direction marks. */
const unseen = /[\u00AD\u200B\u200E\u200F\u2060\u2066-\u2069]/g;

export const wordsOf = (text: string): string[] =>
  text
    .replace(unseen, '')
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * Returns the visible words of `main`, in order.
 * @param page the open page, in the medium to check
 * @param leftOut selectors of what to leave out
 * @param apart where words end: at the edge of each box, as readers see it, or at the end of each text node, which
 * holds in any medium
 */
export async function wordsIn(
  page: Page,
  leftOut: readonly string[],
  apart: 'boxes' | 'nodes' = 'boxes',
): Promise<string[]> {
  const text = await page.evaluate(
    ({ selector, byNode }) => {
      const root = document.querySelector('main') ?? document.body;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
        if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
        const isOut = /^(?:script|style|noscript|template|dialog)$/.test(node.localName) || node.matches(selector);
        return isOut ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
      });
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) ||
        (getComputedStyle(element).display === 'contents' && isSeen(element.parentElement ?? root));
      const boxOf = (element: Element): Element =>
        /^(?:inline|contents)/.test(getComputedStyle(element).display) ? boxOf(element.parentElement ?? root) : element;
      let all = '';
      let last: Element | null = null;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent || !isSeen(parent)) continue;
        const box = byNode ? null : boxOf(parent);
        all += byNode || box !== last ? ` ${node.textContent}` : node.textContent;
        last = box;
      }
      return all;
    },
    { selector: leftOut.join(), byNode: apart === 'nodes' },
  );
  return wordsOf(text);
}

/**
 * Returns where two lists of words begin to differ, with the words around it; empty if they are the same.
 * @param names what each list is
 */
export function partingOf(
  one: readonly string[],
  other: readonly string[],
  names: readonly [string, string],
): string[] {
  const differs = one.findIndex((word, index) => word !== other[index]);
  if (differs < 0 && one.length === other.length) return [];
  const at = differs < 0 ? one.length : differs;
  const around = (words: readonly string[]) => words.slice(Math.max(0, at - 5), at + 7).join(' ');
  return [`${names[0]}: “… ${around(one)} …”, ${names[1]}: “… ${around(other)} …”`];
}
