/** The file of a page's text, for those who want to reuse it, says what the page says, word by word. */
import type { Page } from '@playwright/test';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { notInMarkdown } from './differences.ts';
import { partingOf, wordsIn, wordsOf } from './words.ts';

/** Returns the words of a piece of Markdown; blocks stand apart. */
function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const isBlock = /^(?:root|paragraph|heading|list|listItem|blockquote)$/.test(node.type);
  return node.children.map(textOf).join('') + (isBlock ? '\n' : '');
}

/** Returns where the file says something else than its page; nothing where it does not, or where there is no file. */
export async function markdownWords(page: Page): Promise<string[]> {
  const file = page.locator('[data-provenance] a[download]');
  if ((await file.count()) === 0) return [];
  const markdown = await (await page.request.get((await file.getAttribute('href')) ?? '')).text();
  // The licence and the address of the page stand at the end, which the page has before its sources.
  const { children } = fromMarkdown(markdown);
  const text = textOf({ type: 'root', children: children.slice(0, -1) });
  return partingOf(await wordsIn(page, notInMarkdown), wordsOf(text), ['page', 'file']);
}
