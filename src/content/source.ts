/** Parses a content file: front matter or JSON, with line numbers, and the Markdown below it. */
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

export type Source = {
  file: string;
  data: unknown;
  /** The Markdown below the front matter; empty for JSON. */
  body: string;
  /** Line on which the body starts, from 1. */
  bodyLine: number;
  /** Returns the line of the value at `path`, or of its nearest parent that exists. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Problems that the parser found. */
  problems: Problem[];
};

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

function lineFinder(document: Document, counter: LineCounter, firstLine: number) {
  const offsetOf = (path: readonly PropertyKey[]): number | undefined => {
    const parent = document.getIn(path.slice(0, -1), true);
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isNode(key) && String(key) === String(path.at(-1)));
      if (pair && isNode(pair.key)) return pair.key.range?.[0];
    }
    const node = document.getIn(path, true);
    return isNode(node) ? node.range?.[0] : undefined;
  };
  return (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const offset = offsetOf(path.slice(0, length));
      if (offset !== undefined) return counter.linePos(offset).line + firstLine - 1;
    }
    return firstLine;
  };
}

function parse(file: string, text: string, firstLine: number, rest: Pick<Source, 'body' | 'bodyLine'>): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const problems = document.errors.map((error) => ({
    file,
    line: counter.linePos(error.pos[0]).line + firstLine - 1,
    message: `This can't be read: ${error.message} Quote values that hold a colon or start with a special character.`,
  }));
  let data: unknown;
  try {
    if (problems.length === 0) data = document.toJS();
  } catch (error) {
    // YAML aliases that refer to each other endlessly, or expand to more than any file needs.
    problems.push({ file, line: firstLine, message: `This can't be read: ${(error as Error).message}.` });
  }
  return {
    file,
    data,
    ...rest,
    lineOf: lineFinder(document, counter, firstLine),
    problems,
  };
}

const jsonText = /"(?:[^"\\]|\\.)*"/g;

/** Counts the keys in a JSON text and, below, in its parsed value. The value has fewer if a key occurs twice. */
const keysWritten = (text: string): number => text.replace(jsonText, '').split(':').length - 1;
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, part) => sum + keysIn(part), own);
}

/** Returns the value of a valid JSON file without duplicate keys, otherwise `undefined`. */
function wholeJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return keysWritten(text) === keysIn(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON file. The YAML parser also reads JSON and knows its lines, but takes a hundred times as long. It is used
 * only if the file is broken or a line is asked for.
 */
export function parseJsonSource(file: string, text: string): Source {
  const inYaml = () => parse(file, text, 1, { body: '', bodyLine: 1 });
  const data = wholeJson(text);
  if (data === undefined) return inYaml();
  let withLines: Source | undefined;
  return { file, data, body: '', bodyLine: 1, problems: [], lineOf: (path) => (withLines ??= inYaml()).lineOf(path) };
}

/** Reads a Markdown file with front matter between two lines of `---`. */
export function parseMarkdownSource(file: string, text: string): Source {
  const match = frontMatterPattern.exec(text);
  if (!match) {
    const message = 'The front matter is missing. Start the file with a line of ---, the fields, and a line of ---.';
    return { file, data: undefined, body: text, bodyLine: 1, lineOf: () => 1, problems: [{ file, line: 1, message }] };
  }
  const [whole, frontMatter = ''] = match;
  const bodyLine = whole.split('\n').length;
  return parse(file, frontMatter, 2, { body: text.slice(whole.length), bodyLine });
}
