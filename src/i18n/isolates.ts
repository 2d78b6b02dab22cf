/**
 * Isolates telephone numbers and addresses, which run from left to right in every language. Without isolation, the
 * bidirectional algorithm reverses the groups of a number that follows an Arabic letter.
 */

/** A part of a text: a telephone number, an address, or the words between them. */
export type Run = { text: string; kind: 'words' | 'telephone' | 'address' };

/** Spaces allowed within a number: plain, no-break and narrow no-break. */
const spaces = String.raw` \u00a0\u202f`;
const space = `[${spaces}]?`;
const gap = String.raw`[${spaces}\u2011-]?`;

const telephones = [
  // Numbers with an area code or a country code.
  String.raw`0\d{1,3}[\u2011-]\d(?:${gap}\d){3,}`,
  String.raw`\+\d(?:${gap}\d){6,}`,
  // Short numbers have no pattern in common, so each is listed. The content check reports a linked number that is
  // missing here.
  ...['112', `114${space}14`, '1177', `116${space}1(?:11|23)`, `90${space}390`, `90${space}1${space}01`],
].join('|');
/** Excludes parts of a longer number, of a decimal or of a word. */
const telephone = String.raw`(?<![a-z\d+]|\d[.,:/${spaces}-])(?:${telephones})(?![a-z]|${space}\d|[.,:/-]\d)`;

const label = String.raw`[a-zåäö\d][a-zåäö\d-]*`;
/** Up to a space or a bracket, without the punctuation that ends the sentence. */
const rest = String.raw`(?:[^\s<>()«»“”„]*[^\s<>()«»“”„.,;:!?…،。])?`;
const address = String.raw`https?://${rest}|(?<![a-zåäö\d@.-])(?:[\w.+-]+@)?(?:${label}\.)+(?:com|dk|eu|example|fi|net|no|nu|org|se)(?![a-zåäö\d-])(?:/${rest})?`;

const pattern = () => new RegExp(`(?<address>${address})|${telephone}`, 'giu');
const whole = new RegExp(`^(?:${telephone})$`, 'iu');

/** Tells whether the whole text is a telephone number. */
export const isTelephone = (text: string): boolean => whole.test(text);

/** Splits a text, in order, into telephone numbers, addresses and the words between them. */
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

/** Splits an address where a line may break: after a slash or a dot. */
export const partsOfAddress = (address: string): string[] => address.split(/(?<=[/.])(?![/.]|$)/);

/** Wraps text in Unicode isolates (U+2066, U+2069), the plain-text equivalent of `<bdi dir="ltr">`. */
const isolate = (text: string): string => `\u2066${text}\u2069`;

/** A link destination in Markdown: the text between `](` and `)`, or between angle brackets. */
const destination = /(\]\([^)]*\)|<[^>]*>)/;

/**
 * Isolates the numbers and addresses in Markdown, except in link destinations. Content files contain no isolates; the
 * build adds them.
 */
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
