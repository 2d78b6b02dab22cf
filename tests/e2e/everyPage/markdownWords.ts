/** The Markdown file of a page's text, which is offered for reuse, matches the page word for word. */
import type { Page } from '@playwright/test';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { notInMarkdown } from './differences.ts';
import { partingOf, wordsIn, wordsOf } from './words.ts';

/** Returns the text of a Markdown node, with its blocks separated. */
function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const isBlock = /^(?:root|paragraph|heading|list|listItem|blockquote)$/.test(node.type);
  return node.children.map(textOf).join('') + (isBlock ? '\n' : '');
}

/** Returns where the file differs from its page; empty if it does not, or if there is no file. */
export async function markdownWords(page: Page): Promise<string[]> {
  const file = page.locator('[data-provenance] a[download]');
  if ((await file.count()) === 0) return [];
  const markdown = await (await page.request.get((await file.getAttribute('href')) ?? '')).text();
  // Leave out the last block: the licence and the address, which the page has before its sources.
  const { children } = fromMarkdown(markdown);
  const text = textOf({ type: 'root', children: children.slice(0, -1) });
  return partingOf(await wordsIn(page, notInMarkdown), wordsOf(text), ['page', 'file']);
}
