/**
 * Checks that the sources shown to readers are each listed once, in their own language, under the publisher's own name.
 */
import type { Source } from '../facts.ts';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';

const file = 'content/facts.md';

/** Returns a canonical form of an address, without scheme, `www.` or trailing slash, to compare spellings. */
function addressOf(url: string): string {
  const { hostname, pathname, search } = new URL(url);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`.toLowerCase();
}

/** Words that occur in a publisher's own name only if it is English. */
const englishWords =
  /\b(Agency|and|Association|Authority|Board|Department|Government|Health|Hospitals?|Inspectorate|Ministry|Office|Parliament|Service|Sweden|Swedish|University|with)\b/;

const isSwedish = ({ url }: Source): boolean => /\.se$/.test(new URL(url).hostname);

function problemOf(source: Source): string | undefined {
  if (!source.language || !source.publisherLanguage) {
    return 'The language is missing: say in which the title is, as sv, or en/sv where the publisher has a Swedish name.';
  }
  if (source.publisherLanguage === 'en' ? isSwedish(source) : englishWords.test(source.publisher)) {
    return `"${source.publisher}" is an English name. Give its own, and the English one in the column "In English".`;
  }
  return undefined;
}

/** Returns sources without a language or under a translated name, and addresses listed under two keys. */
export function checkSources(content: Content): Problem[] {
  const shown = new Map([...content.facts.values()].flatMap(({ sources }) => sources.map((one) => [one.key, one])));
  const keys = new Map<string, string>();
  return [...shown.values()].flatMap((source): Problem[] => {
    const address = addressOf(source.url);
    const other = keys.get(address);
    keys.set(address, source.key);
    const twice = other && `The same address stands under the key "${other}" too. Keep one, and show it in the rows.`;
    return [problemOf(source), twice].flatMap((message) =>
      message ? { file, line: source.line, field: source.key, message } : [],
    );
  });
}
