/** The visible text of the page, block by block, in reading order. */
import { isVisible } from '../../client/isVisible.ts';
import type { TextRange } from './sentences.ts';

/** A piece of a block in one language. */
type LanguageRange = TextRange & { language: string };

/** A run of text in one block of the page. */
export type Block = {
  element: HTMLElement;
  language: string;
  text: string;
  /** The text nodes with their offsets in `text` and their languages, which may differ from the block's. */
  nodes: { node: Text; start: number; language: string }[];
  /** Whether this is the Swedish beside a translation. */
  isBeside: boolean;
};

/** The Swedish text beside its translation (Blocks.tsx). */
export const besideSelector = '[data-pair] > [lang]';

const blockSelector = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,figcaption,blockquote,td,th,summary,div,section,article,main';

/** Skipped: navigation and whatever else print hides, controls, sources. */
const leftOut = [
  'nav,form,fieldset,label,select,dialog,script,style,noscript,template,astro-island',
  'button:not([popovertarget]),[popover],[hidden],[aria-hidden="true"],.visually-hidden,.print-only,.no-print',
  '[data-unread]',
].join();

/** The summary of a fold is a control, unless it holds a question. */
const isControl = (element: HTMLElement) => element.matches('summary') && !element.querySelector('h1,h2,h3,h4');

/** An element without a box counts if its children are visible. */
const isSeen = (element: HTMLElement) => isVisible(element) || displayOf(element) === 'contents';
const displayOf = (element: HTMLElement) => getComputedStyle(element).display;

/** Returns the blocks of an element, without what is hidden, folded or not text. */
export function blocksOf(root: HTMLElement): Block[] {
  const blocks: Block[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof HTMLElement))
      return node instanceof Text ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    if (node.matches(leftOut) || isControl(node) || !isSeen(node)) return NodeFilter.FILTER_REJECT;
    return NodeFilter.FILTER_SKIP;
  });
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement?.closest<HTMLElement>(blockSelector);
    if (element) add(blocks, node, element);
  }
  return blocks.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Ends a sentence between parts of a block that are set apart: a table cell, a new line. */
const separator = '\n';

/** Returns the child of the block that holds a text node. */
function partOf(node: Node, element: HTMLElement): Node {
  let part: Node = node;
  while (part.parentNode && part.parentNode !== element) part = part.parentNode;
  return part;
}

/** Returns the nearest box around a text inside its block. In a card, the name has one box and the text another. */
function boxOf({ parentElement }: Node, element: HTMLElement): HTMLElement {
  if (!parentElement || parentElement === element) return element;
  return /^(?:inline|contents)/.test(displayOf(parentElement)) ? boxOf(parentElement, element) : parentElement;
}

/** Returns whether a text node continues the sentence of the previous node in its block. */
function continuesBlock(before: Text, node: Text, element: HTMLElement): boolean {
  const [one, other] = [partOf(before, element), partOf(node, element)];
  const follows = node.parentElement?.previousElementSibling ?? node.previousSibling;
  if (follows instanceof HTMLBRElement || boxOf(before, element) !== boxOf(node, element)) return false;
  return one === other || !/flex|grid/.test(displayOf(element));
}

const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? 'sv';

function add(blocks: Block[], node: Text, element: HTMLElement): void {
  // Line breaks in the source are not line breaks on the page.
  const text = node.data.replace(/\s/g, ' ');
  const last = blocks.at(-1);
  const before = last?.element === element ? last : undefined;
  const block = before ?? {
    element,
    language: languageAt(element),
    text: '',
    nodes: [],
    isBeside: element.closest(besideSelector) !== null,
  };
  const latest = before?.nodes.at(-1)?.node;
  if (!before) blocks.push(block);
  else if (latest && !continuesBlock(latest, node, element)) block.text += separator;
  const start = block.text.length;
  block.nodes.push({ node, start, language: languageAt(node.parentElement ?? element) });
  block.text += text;
}

/**
 * Splits a piece of a block into runs of one language, so that a Swedish word in an Arabic sentence gets a Swedish
 * voice. A run without a voice, or without letters and digits, joins its neighbour.
 */
export function languageRanges(
  { nodes, text, language }: Block,
  piece: TextRange,
  canRead: (language: string) => boolean,
) {
  const pieces: LanguageRange[] = [];
  for (const [index, node] of nodes.entries()) {
    const start = Math.max(node.start, piece.start);
    const end = Math.min(nodes[index + 1]?.start ?? text.length, piece.end);
    if (start >= end) continue;
    const last = pieces.at(-1);
    const own = canRead(node.language) ? node.language : language;
    const isSaid = /[\p{L}\p{N}]/u.test(text.slice(start, end));
    if (last && (!isSaid || last.language === own)) last.end = end;
    else pieces.push({ start, end, language: isSaid ? own : language });
  }
  return pieces;
}

/** Returns the DOM range of a piece of a block. */
export function rangeOf({ nodes }: Block, { start, end }: TextRange): Range {
  const range = document.createRange();
  const at = (place: number, isEnd: boolean) => {
    const found = nodes.findLast((one) => (isEnd ? one.start < place : one.start <= place)) ?? nodes[0];
    // React may have shortened the node since.
    return found && ([found.node, Math.min(place - found.start, found.node.length)] as const);
  };
  const [from, to] = [at(start, false), at(end, true)];
  if (from && to) {
    range.setStart(...from);
    range.setEnd(...to);
  }
  return range;
}
