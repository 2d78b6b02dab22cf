/** Checks that the Markdown of a text holds only what a page can render. */
import type { AnyEntry } from '../entries.ts';
import { markdownFields } from '../entryFields.ts';
import { type Block, blockText, nodesIn } from '../markdown.ts';
import type { Problem } from '../problem.ts';

const tablePattern = /^\s*\|.*(\n\s*\|?\s*:?-+[\s:|-]*$|\|\s*:?-{2,}:?\s*\|)/m;

function explainHeading(depth: number, above: number): string | undefined {
  if (depth === 1) return 'A heading of level 1 is the title of the page. Start at level 2, with ##.';
  if (depth > 3) return `A heading of level ${depth} is too deep. Use ## and ### only.`;
  return depth > above + 1
    ? 'A heading of level 3 needs one of level 2 above it. Write ##, or add a heading above.'
    : undefined;
}

function explainNode(node: Block): string | undefined {
  switch (node.type) {
    case 'html':
      return 'HTML is not shown. Write Markdown.';
    case 'image':
    case 'imageReference': {
      const alt = node.alt ? '' : ' It also lacks an alternative text.';
      return `A picture belongs in the field "image" with src and alt, not in the text.${alt}`;
    }
    case 'definition':
    case 'linkReference':
      return 'A link stands where it is used. Write it as [text](address), without a list of addresses.';
    default:
      return undefined;
  }
}

const sourceOf = ({ position }: Block, markdown: string): string =>
  markdown.slice(position?.start.offset, position?.end.offset);

/** Returns what a page can't render: HTML, pictures, reference links, tables, and headings of the wrong level. */
export function badBlocks(entry: AnyEntry): Problem[] {
  return markdownFields(entry).flatMap(({ markdown, line: firstLine }) => {
    let above = 1;
    return nodesIn(markdown).flatMap((node): Problem[] => {
      const messages = [explainNode(node)];
      if (node.type === 'heading') {
        messages.push(explainHeading(node.depth, above));
        above = node.depth;
      }
      if ((node.type === 'paragraph' || node.type === 'heading') && tablePattern.test(sourceOf(node, markdown))) {
        messages.push(`A table is not shown: "${blockText(node).slice(0, 20)}…". Write a list.`);
      }
      const line = firstLine + (node.position?.start.line ?? 1) - 1;
      return messages.flatMap((message) => (message ? [{ file: entry.file, line, message }] : []));
    });
  });
}
