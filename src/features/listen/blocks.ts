/** The page as a listener meets it: its visible text, block by block, in order. */
import { isVisible } from '../../client/isVisible.ts';
import type { Piece } from './sentences.ts';

/** A piece of a block in one language. */
type LanguagePiece = Piece & { language: string };

/** A run of text in one block of the page. */
export type Block = {
  element: HTMLElement;
  language: string;
  text: string;
  /** Where each text node begins in `text`, and its language, which may be another than the block's. */
  nodes: { node: Text; start: number; language: string }[];
  /** Stands beside the same text in another language. */
  isBeside: boolean;
};

/** The Swedish of a part, beside its translation (Blocks.tsx). */
export const besideSelector = '[data-pair] > [lang]';

const blockSelector = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,figcaption,blockquote,td,th,summary,div,section,article,main';

/** What is no text of the page: ways to others and whatever else paper leaves out, controls, sources. */
const leftOut = [
  'nav,form,fieldset,label,select,dialog,script,style,noscript,template,astro-island',
  'button:not([popovertarget]),[popover],[hidden],[aria-hidden="true"],.visually-hidden,.print-only,.no-print',
  '[data-unread]',
].join();

/** A fold's name is a control, but for a question's. */
const isControl = (element: HTMLElement) => element.matches('summary') && !element.querySelector('h1,h2,h3,h4');

/** What has no box of its own counts by what it holds. */
const isSeen = (element: HTMLElement) => isVisible(element) || displayOf(element) === 'contents';
const displayOf = (element: HTMLElement) => getComputedStyle(element).display;

/** Returns the blocks of a part of the page, without what is hidden, folded or no text. */
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

/** Ends a sentence where a part of a block stands by itself: a cell of a row, a new line. */
const separator = '\n';

/** Returns what a text node's part of its block is: the block's own child that holds it. */
function partOf(node: Node, element: HTMLElement): Node {
  let part: Node = node;
  while (part.parentNode && part.parentNode !== element) part = part.parentNode;
  return part;
}

/** Returns the box that a text stands in, inside its block: the name of a card has one, and its text another. */
function boxOf({ parentElement }: Node, element: HTMLElement): HTMLElement {
  if (!parentElement || parentElement === element) return element;
  return /^(?:inline|contents)/.test(displayOf(parentElement)) ? boxOf(parentElement, element) : parentElement;
}

/** Tells whether a text node goes on with what its block has said before it. */
function continuesBlock(before: Text, node: Text, element: HTMLElement): boolean {
  const [one, other] = [partOf(before, element), partOf(node, element)];
  const follows = node.parentElement?.previousElementSibling ?? node.previousSibling;
  if (follows instanceof HTMLBRElement || boxOf(before, element) !== boxOf(node, element)) return false;
  return one === other || !/flex|grid/.test(displayOf(element));
}

const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? 'sv';

function add(blocks: Block[], node: Text, element: HTMLElement): void {
  // Lines of the source are no lines of the page.
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
 * Returns a piece of a block as its runs of one language, in order: a Swedish word in an Arabic sentence is for a
 * Swedish voice. What can't be read in its own language, and what has neither letter nor digit, goes with what is
 * beside it.
 */
export function languagePieces({ nodes, text, language }: Block, piece: Piece, canRead: (language: string) => boolean) {
  const pieces: LanguagePiece[] = [];
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

/** Returns a piece of a block's text as a range of the page. */
export function rangeOf({ nodes }: Block, { start, end }: Piece): Range {
  const range = document.createRange();
  const at = (place: number, isEnd: boolean) => {
    const found = nodes.findLast((one) => (isEnd ? one.start < place : one.start <= place)) ?? nodes[0];
    // What React has drawn anew meanwhile may be shorter.
    return found && ([found.node, Math.min(place - found.start, found.node.length)] as const);
  };
  const [from, to] = [at(start, false), at(end, true)];
  if (from && to) {
    range.setStart(...from);
    range.setEnd(...to);
  }
  return range;
}
