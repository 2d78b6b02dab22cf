/** The slowest queries of all that were tried: words of the texts with letters dropped, doubled and swapped. */

const words =
  'lifnlammation dyrccken tmitme oor skrekeer fuak faft peusr ave aanat gelsaögonen hipi ästaa trra atiligy särsikt ' +
  'brrättar ss tuanör epmeratur oävntdd jbbe rfötrsiktigt da väärken värktblettr förväg hlalmsmandlarna hrjärnharlvor ' +
  'tänhh lutla rlglelr turss ntllstolsburen nvdelnigea aftat tlätttretad strarfr mrndreårig e anndning eegg kolldioxlid ' +
  'ljdedet gmärtskattinns anslagsaavla stälee taknar asttmt tetnkte vtatkpppor lgnla jahärnan aaniken lbodglivare ' +
  'önvinagr mjljk teckentokn rmbband krarat falll';

/** Addresses with such a query. */
export const slowest = {
  search: `/api/search?locale=sv&q=${encodeURIComponent(words)}`,
  page: `/sok?q=${encodeURIComponent(words)}`,
  /** Nested parameters and broken characters, which take longest to parse. Not a complete address. */
  query: `${Array.from({ length: 330 }, (_, number) => `a[${number}][${number}]&`).join('')}${'%=%&'.repeat(500)}`,
  /** Characters that expand to eighteen each, and a crisis query. */
  letters: `/api/search?locale=sv&q=${encodeURIComponent(`${'\ufdfa'.repeat(499)} jag vill dö`)}`,
  /** One "word" of 510 letters, which was the slowest before words were cut. */
  oneWord: `/api/search?locale=nb&q=${encodeURIComponent('når'.repeat(170))}`,
} as const;
