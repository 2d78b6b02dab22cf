/** Minimum length of a part, in letters. Anything shorter is an ending. */
const minPartLength = 3;
/** Linking letters between the parts of a compound in Swedish, German and related languages. */
const links = ['', 's', 'e', 'a', 'u', 'o', 'es', 'en', 'n'];

/**
 * Splits a compound into two known parts. Tries the longest first part first.
 * @param word the whole word, since a stemmer may mistake the end of its last part for an ending (sövningsgas)
 * @param stem reduces a part to the form that `isKnown` expects
 * @returns the stems of the two parts, or an empty array
 */
export function splitCompound(
  word: string,
  isKnown: (stem: string) => boolean,
  stem: (part: string) => string = (part) => part,
): string[] {
  for (let at = word.length - minPartLength; at >= minPartLength; at--) {
    const [first, second] = [word.slice(0, at), stem(word.slice(at))];
    if (second.length < minPartLength || !isKnown(second)) continue;
    for (const link of links) {
      if (!first.endsWith(link) || first.length - link.length < minPartLength) continue;
      const part = stem(first.slice(0, first.length - link.length));
      if (part.length >= minPartLength && isKnown(part)) return [part, second];
    }
  }
  return [];
}
