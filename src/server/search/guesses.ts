/** What somebody may have meant by a word that nothing has. */
import type { Analyzer } from './analyzer.ts';
import type { Lexicon } from './lexicon.ts';
import { type Group, meanings, rooted, tellingStems, weights } from './query.ts';
import { foldedWord } from './words.ts';

/** Shortest known beginning and end of an unknown compound, in letters; many a word ends as another (parkering, ring). */
const shortestEdge = { beginning: 4, end: 5 } as const;

/** @returns the longest known beginning and end of a word that is unknown as a whole */
function edgesOf(stem: string, { has }: Lexicon): string[] {
  const piece = (shortest: number, cut: (length: number) => string) => {
    for (let length = stem.length - 2; length >= shortest; length--) if (has(cut(length))) return [cut(length)];
    return [];
  };
  return [
    ...piece(shortestEdge.beginning, (length) => stem.slice(0, length)),
    ...piece(shortestEdge.end, (length) => stem.slice(-length)),
  ];
}

/** @returns words like one, without those that tell nothing */
const alikeTo = (word: string, analyzer: Analyzer, lexicon: Lexicon) =>
  lexicon.alike(foldedWord(word, analyzer.language)).filter(({ stems }) => tellingStems(stems, lexicon).length > 0);

/** @returns the group with words like its own added, for one that nothing has; the same where there are none */
export function widened(group: Group, analyzer: Analyzer, lexicon: Lexicon): Group {
  const { word, ways } = group;
  const alike = alikeTo(word, analyzer, lexicon).flatMap(({ written, stems, likeness }) => [
    {
      all: [tellingStems(stems, lexicon).flatMap((stem) => meanings(stem, analyzer, lexicon))],
      isPrefix: false,
      weight: weights.alike * likeness ** 2,
    },
    // The very form that was meant, before its other forms.
    {
      all: [[rooted(foldedWord(written, analyzer.language))]],
      isPrefix: false,
      weight: weights.form * likeness ** 2,
    },
  ]);
  const edges = edgesOf(analyzer.stem(word), lexicon).map((edge) => ({
    all: [meanings(edge, analyzer, lexicon)],
    isPrefix: false,
    weight: weights.edge,
  }));
  return alike.length + edges.length > 0 ? { word, ways: [...ways, ...alike, ...edges] } : group;
}
