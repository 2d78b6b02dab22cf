/**
 * Phone numbers and web addresses are displayed as they are dialled and typed: left to right, with a number on one
 * line.
 */
import type { Page } from '@playwright/test';

/** Matches numbers and addresses as texts write them. Deliberately not the product's own pattern. */
const pattern =
  '(?<address>(?:https?:\\/\\/|[\\w.]+@)?\\b(?:[a-z0-9-]+\\.)+(?:se|nu|com|org|net|example)\\b(?:\\/[\\w/-]*)?|https?:\\/\\/[\\w.:/-]+)|(?<![\\d.,])(?:0\\d{1,3}-\\d[\\d \\u00a0]{4,}\\d|116[ \\u00a0]1(?:11|23)|90[ \\u00a0]?390|90[ \\u00a0]?101|114[ \\u00a0]?14|1177|112)(?![\\d])';

/** Returns the visible numbers and addresses whose characters are displayed out of place, in page order. */
export const digits = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const apart = new Map<Element, { node: Text; at: number }[]>();
    const boxOf = (element: Element): Element =>
      /^(?:inline|contents)$/.test(getComputedStyle(element).display) &&
      element.localName !== 'li' &&
      element.parentElement
        ? boxOf(element.parentElement)
        : element;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, template')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const box = boxOf(parent);
      const letters = apart.get(box) ?? [];
      apart.set(box, letters);
      for (let at = 0; at < node.length; at++) letters.push({ node, at });
    }
    const placeOf = ({ node, at }: { node: Text; at: number }) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0];
    };
    for (const letters of apart.values()) {
      const text = letters.map(({ node, at }) => node.data.charAt(at)).join('');
      for (const { index, 0: found, groups } of text.matchAll(new RegExp(source, 'giu'))) {
        const places = letters
          .slice(index, index + found.length)
          .filter(({ node, at }) => /\S/.test(node.data.charAt(at)))
          .flatMap((letter) => placeOf(letter) ?? []);
        const isWrong = places.some((place, at) => {
          const before = places[at - 1];
          if (!before) return false;
          const isBelow = place.top >= before.bottom - 1;
          return isBelow ? groups?.['address'] === undefined : place.left < before.right - 1;
        });
        if (!isWrong) continue;
        // The characters in visual order, line by line.
        const seen = letters
          .slice(index, index + found.length)
          .map((letter) => ({ letter: letter.node.data.charAt(letter.at), place: placeOf(letter) }))
          .toSorted((a, b) => (a.place?.top ?? 0) - (b.place?.top ?? 0) || (a.place?.left ?? 0) - (b.place?.left ?? 0))
          .map(({ letter }) => letter)
          .join('');
        faults.push(`${found} is seen as "${seen}", in: ${text.slice(Math.max(0, index - 20), index + 40)}`);
      }
    }
    return faults;
  }, pattern);
