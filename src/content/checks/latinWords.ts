/** Checks that Latin words in texts of other scripts are known: Swedish words, marked as such, or names. */
import { runsOf } from '../../i18n/isolates.ts';
import { isOtherScript, keptPattern, languageRunsOf } from '../../i18n/swedishWords.ts';
import { entriesOf } from '../entries.ts';
import { kinds } from '../kinds/index.ts';
import { partsOf } from '../parts.ts';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';

const latinWord = /[\p{Script=Latin}\d]*\p{Script=Latin}[\p{Script=Latin}\d]*/gu;

/** Returns Latin words listed neither as Swedish words nor as kept unchanged (src/i18n/swedishWords.ts). */
export const checkLatinWords = (content: Content): Problem[] =>
  entriesOf(content)
    .filter(({ kind, language }) => isOtherScript(language) && !('isInternal' in kinds[kind]))
    .flatMap((entry) =>
      partsOf(entry).flatMap(({ words, line }) => {
        const own = runsOf(words)
          .filter(({ kind }) => kind === 'words')
          .flatMap(({ text }) => languageRunsOf(text, entry.language))
          .filter(({ isSwedish }) => !isSwedish)
          .map(({ text }) => text.replace(keptPattern, ' '))
          .join(' ');
        return [...new Set(own.match(latinWord))].map((word) => ({
          file: entry.file,
          line,
          message: `"${word}" is a Latin word that nobody has told of. Write it in the page's own letters, or add it to src/i18n/swedishWords.ts: to the Swedish words, which a voice reads as Swedish, or to those that are kept.`,
        }));
      }),
    );
