/**
 * Telephone numbers and addresses run left to right in every language. After an Arabic letter a browser would set the
 * groups of a number from the right, so each is isolated wherever a text is shown.
 */

/** A run of a text: what is isolated, or the words between. */
export type Run = { text: string; kind: 'words' | 'telephone' | 'address' };

/** Spaces that may stand in a number. */
const spaces = String.raw` \u00a0\u202f`;
const space = `[${spaces}]?`;
const gap = String.raw`[${spaces}\u2011-]?`;

const telephones = [
  // With an area code, or a country's.
  String.raw`0\d{1,3}[\u2011-]\d(?:${gap}\d){3,}`,
  String.raw`\+\d(?:${gap}\d){6,}`,
  // Short ones, which nothing else tells. The content check asks for one that a link has and that is not here.
  ...['112', `114${space}14`, '1177', `116${space}1(?:11|23)`, `90${space}390`, `90${space}1${space}01`],
].join('|');
/** No part of a longer number, of a decimal or of a word. */
const telephone = String.raw`(?<![a-z\d+]|\d[.,:/${spaces}-])(?:${telephones})(?![a-z]|${space}\d|[.,:/-]\d)`;

const label = String.raw`[a-zåäö\d][a-zåäö\d-]*`;
/** Up to a space or a bracket, without the full stop of its sentence. */
const rest = String.raw`(?:[^\s<>()«»“”„]*[^\s<>()«»“”„.,;:!?…،。])?`;
const address = String.raw`https?://${rest}|(?<![a-zåäö\d@.-])(?:[\w.+-]+@)?(?:${label}\.)+(?:com|dk|eu|example|fi|net|no|nu|org|se)(?![a-zåäö\d-])(?:/${rest})?`;

const pattern = () => new RegExp(`(?<address>${address})|${telephone}`, 'giu');
const whole = new RegExp(`^(?:${telephone})$`, 'iu');

/** Tells whether a text is a telephone number and nothing else. */
export const isTelephone = (text: string): boolean => whole.test(text);

/** Returns the text as its runs, in order: telephone numbers, addresses, and the words between. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  const add = (run: string, kind: Run['kind']) => {
    if (run !== '') runs.push({ text: run, kind });
  };
  for (const { index, 0: found, groups } of text.matchAll(pattern())) {
    add(text.slice(from, index), 'words');
    add(found, groups?.['address'] === undefined ? 'telephone' : 'address');
    from = index + found.length;
  }
  add(text.slice(from), 'words');
  return runs;
}

/** Returns an address as the parts between which a line may end: after a slash and after a dot. */
export const partsOfAddress = (address: string): string[] => address.split(/(?<=[/.])(?![/.]|$)/);

/** Isolates left to right in plain text, as `<bdi dir="ltr">` does in a page (U+2066, U+2069). */
const isolate = (text: string): string => `\u2066${text}\u2069`;

/** Where Markdown leads to: what stands between `](` and `)`, or between angle brackets. */
const destination = /(\]\([^)]*\)|<[^>]*>)/;

/** Returns Markdown with its numbers and addresses isolated: content holds no isolates, the build writes them. */
export const withIsolates = (markdown: string): string =>
  markdown
    .split(destination)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : runsOf(part)
            .map(({ text, kind }) => (kind === 'words' ? text : isolate(text)))
            .join(''),
    )
    .join('');
