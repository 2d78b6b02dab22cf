/** Reads text files safely: rejects what a broken editor, a wrong encoding or an attacker may leave in them. */
import { readFileSync } from 'node:fs';

/** The facts sheet is the largest file, at about 0.4 MB. */
const maxBytes = 1_000_000;
/** The longest line of today's texts has 1,300 characters. Parsers take far more than linear time on a long line. */
const maxLetters = 5_000;
/** Markdown and YAML are parsed recursively, and deeper nesting would overflow the stack. Today's texts go 6 deep. */
const maxDepth = 32;

/** Invisible characters that change the direction of text. The build adds those that a page needs. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const openInARow = new RegExp(`(?:[[{(]\\s*){${maxDepth + 1}}`);
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
/** Escapes of HTML and YAML, which hide the actual character from an editor. */
const byNumber = /&#x?[\da-f]+;|&[lr]lm;|\\(?:x[\da-f]{2}|u[\da-f]{4})/i;

/** Returns the nesting depth at the beginning of a line: quotes, list markers and indentation. */
function depthAtStart(line: string): number {
  const [start = ''] = /^(?:[\s>]|[*+-]\s|\d+[.)]\s)*/.exec(line) ?? [];
  const marks = start.match(/>|[*+-]\s|\d+[.)]\s/g)?.length ?? 0;
  return marks + Math.floor((start.match(/\s/g)?.length ?? 0) / 4);
}

/** Returns what is wrong with a line, or `undefined`. */
function problemOfLine(line: string): string | undefined {
  if (line.includes('\ufffd')) return 'A letter was lost here (U+FFFD) when the file was saved. Write it again.';
  if (controls.test(line)) return 'An invisible control character stands here. Delete it.';
  if (directionControls.test(line))
    return 'An invisible letter that turns the direction of text stands here. Delete it: the build adds those needed.';
  if (byNumber.test(line)) return 'A letter is written by its number here. Write the letter itself.';
  if (line.length > maxLetters) return `This line has more than ${maxLetters} letters. Break it into several.`;
  if (depthAtStart(line) > maxDepth || openInARow.test(line))
    return `Lists, quotes or brackets go more than ${maxDepth} deep.`;
  return undefined;
}

/** Returns the maximum depth of brackets in a JSON text. Brackets within strings don't count. */
function depthOfJson(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[[\]{}]/g)) {
    depth += mark === '[' || mark === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The text of a file without the byte order mark that some editors add, or what is wrong and on which line. */
export type PlainText = { text: string } | { line: number; message: string };

/**
 * Reads a file as UTF-8 text that is neither too large nor too deeply nested for the parsers.
 * @throws the file system's error if the file can't be read
 */
export function readPlainText(file: string): PlainText {
  const bytes = readFileSync(file);
  if (bytes.length > maxBytes) return { line: 1, message: `The file has more than ${maxBytes} bytes. Divide it.` };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { line: 1, message: 'The file is no UTF-8. Save it as UTF-8, and look at its letters å, ä and ö.' };
  }
  for (const [index, line] of text.split('\n').entries()) {
    const message = problemOfLine(line);
    if (message) return { line: index + 1, message };
  }
  if (file.endsWith('.json') && depthOfJson(text) > maxDepth)
    return { line: 1, message: `Brackets go more than ${maxDepth} deep.` };
  return { text };
}
