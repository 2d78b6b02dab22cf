/** The page as a listener meets it: its visible text, block by block, in order. */
import type { Piece } from './sentences.ts';

/** A run of text in one block of the page. */
export type Block = {
  element: HTMLElement;
  language: string;
  text: string;
  /** Where each text node begins in `text`. */
  nodes: { node: Text; start: number }[];
  /** Telephone numbers in it. */
  numbers: Piece[];
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
  // A fold's name is a control, but for a question's.
  'summary:not(:has(h1,h2,h3,h4))',
  '[data-unread]',
].join();

/** What has no box of its own counts by what it holds. */
const isSeen = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) || displayOf(element) === 'contents';
const displayOf = (element: HTMLElement) => getComputedStyle(element).display;

/** Returns the blocks of a part of the page, without what is hidden, folded or no text. */
export function blocksOf(root: HTMLElement): Block[] {
  const blocks: Block[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof HTMLElement))
      return node instanceof Text ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    if (node.matches(leftOut) || !isSeen(node)) return NodeFilter.FILTER_REJECT;
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
const seam = '\n';

/** Returns what a text node's part of its block is: the block's own child that holds it. */
function partOf(node: Node, element: HTMLElement): Node {
  let part: Node = node;
  while (part.parentNode && part.parentNode !== element) part = part.parentNode;
  return part;
}

/** Tells whether a text node goes on with what its block has said before it. */
function isSewn(before: Text, node: Text, element: HTMLElement): boolean {
  const [one, other] = [partOf(before, element), partOf(node, element)];
  const follows = node.parentElement?.previousElementSibling ?? node.previousSibling;
  if (follows instanceof HTMLBRElement) return false;
  return one === other || !/flex|grid/.test(displayOf(element));
}

function add(blocks: Block[], node: Text, element: HTMLElement): void {
  // Lines of the source are no lines of the page.
  const text = node.data.replace(/\s/g, ' ');
  const last = blocks.at(-1);
  const before = last?.element === element ? last : undefined;
  const block = before ?? {
    element,
    language: element.closest('[lang]')?.getAttribute('lang') ?? 'sv',
    text: '',
    nodes: [],
    numbers: [],
    isBeside: element.closest(besideSelector) !== null,
  };
  const latest = before?.nodes.at(-1)?.node;
  if (!before) blocks.push(block);
  else if (latest && !isSewn(latest, node, element)) block.text += seam;
  const start = block.text.length;
  block.nodes.push({ node, start });
  block.text += text;
  if (node.parentElement?.closest('a[href^="tel:"]')) block.numbers.push({ start, end: block.text.length });
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
