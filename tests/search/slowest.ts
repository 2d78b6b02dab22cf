/** The questions that take longest of all that were tried: built of words of the texts with letters lost, doubled and swapped. */

const words =
  'lifnlammation dyrccken tmitme oor skrekeer fuak faft peusr ave aanat gelsaögonen hipi ästaa trra atiligy särsikt ' +
  'brrättar ss tuanör epmeratur oävntdd jbbe rfötrsiktigt da väärken värktblettr förväg hlalmsmandlarna hrjärnharlvor ' +
  'tänhh lutla rlglelr turss ntllstolsburen nvdelnigea aftat tlätttretad strarfr mrndreårig e anndning eegg kolldioxlid ' +
  'ljdedet gmärtskattinns anslagsaavla stälee taknar asttmt tetnkte vtatkpppor lgnla jahärnan aaniken lbodglivare ' +
  'önvinagr mjljk teckentokn rmbband krarat falll';

/** Addresses that ask such a question. */
export const slowest = {
  search: `/api/search?locale=sv&q=${encodeURIComponent(words)}`,
  page: `/sok?q=${encodeURIComponent(words)}`,
  /** One "word" of 510 letters, which was the slowest before words were cut. */
  /** Parameters in parameters, and broken letters: what takes longest to parse. Not a whole address. */
  query: `${Array.from({ length: 330 }, (_, number) => `a[${number}][${number}]&`).join('')}${'%=%&'.repeat(500)}`,
  /** Letters that stand for eighteen each, and a cry for help. */
  letters: `/api/search?locale=sv&q=${encodeURIComponent(`${'\ufdfa'.repeat(499)} jag vill dö`)}`,
  oneWord: `/api/search?locale=nb&q=${encodeURIComponent('når'.repeat(170))}`,
} as const;
