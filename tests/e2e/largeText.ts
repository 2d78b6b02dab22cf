/** Finds what large text breaks: clipped text, lines of a few letters, small fields and buttons. */
import type { Locator } from '@playwright/test';

/** Search inputs. */
export const searchBox = '[name="q"], [role="combobox"]';

/** Minimum letters on a line of a broken word and in view in a field; minimum size of a button, in px. */
const asked = { line: 4, field: 8, button: 24, fields: searchBox };

/** Returns what is wrong in a part of a page, in words; empty if nothing is. */
export const cramped = (part: Locator): Promise<string[]> =>
  part.evaluate((root: HTMLElement, { line, field, button, fields }) => {
    const wrong: string[] = [];
    const canvas = document.createElement('canvas').getContext('2d');
    const seen = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert], [aria-hidden], svg') &&
        getComputedStyle(element).clipPath === 'none',
    );
    const name = (element: HTMLElement) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}`;

    for (const element of seen) {
      const { overflow, paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (element.matches('button, summary, a[data-modal]') && Math.min(width, height) < button - 0.5)
        wrong.push(`${name(element)}: ${Math.round(width)} × ${Math.round(height)} px`);
      if (element instanceof HTMLInputElement && element.matches(fields) && canvas) {
        canvas.font = font;
        const room = element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        const letter = canvas.measureText('narkosen').width / 8;
        if (room < field * letter) wrong.push(`${name(element)}: room for ${Math.floor(room / letter)} letters`);
      }
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const isCut = /hidden|clip/.test(overflow) && width > 1 && hasText;
      if (isCut && (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2))
        wrong.push(`${name(element)}: cut off`);
      for (const node of element.childNodes) {
        // Addresses may break anywhere.
        if (!(node instanceof Text) || element.localName === 'bdi') continue;
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]+/gu)) {
          const lines = new Map<number, number>();
          for (let at = index; at < index + word.length; at++) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            // After a soft hyphen, the first rectangle is that of the hyphen on the previous line.
            const box = [...range.getClientRects()].at(-1);
            if (box && box.width > 0) lines.set(Math.round(box.top), (lines.get(Math.round(box.top)) ?? 0) + 1);
          }
          const counts = [...lines.values()].slice(0, -1);
          if (counts.some((letters) => letters < line)) wrong.push(`${word}: ${[...lines.values()].join('/')}`);
        }
      }
    }
    return wrong;
  }, asked);
