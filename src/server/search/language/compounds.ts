/** Shortest part of a compound, in letters; shorter ones are endings. */
const shortestPart = 3;
/** What Swedish, German and their kin put between the parts of a compound. */
const links = ['', 's', 'e', 'a', 'u', 'o', 'es', 'en', 'n'];

/**
 * Splits a compound whose two parts are known. The longest first part is tried first.
 * @param word a whole word, since a stemmer may mistake the end of a last part for an ending (sövningsgas)
 * @param stem gives a part the form in which it is known
 * @returns the stems of the two parts, or nothing
 */
export function splitCompound(
  word: string,
  isKnown: (stem: string) => boolean,
  stem: (part: string) => string = (part) => part,
): string[] {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const [first, second] = [word.slice(0, at), stem(word.slice(at))];
    if (second.length < shortestPart || !isKnown(second)) continue;
    for (const link of links) {
      if (!first.endsWith(link) || first.length - link.length < shortestPart) continue;
      const part = stem(first.slice(0, first.length - link.length));
      if (part.length >= shortestPart && isKnown(part)) return [part, second];
    }
  }
  return [];
}
