/** Measures what help card matching costs the main thread, with the most expensive kinds of queries known. */
import { createHelp } from '../../src/server/search/help/card.ts';
import type { HelpResources } from '../../src/server/search/help/anyLanguage.ts';
import { createAnalyzer } from '../../src/server/search/language/analyzer.ts';
import { indexedLanguages, readHelp, readLanguage } from '../../src/server/search/store.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { figure, table } from './figures.ts';
import { quantile } from './load.ts';
import type { Aim } from './part.ts';

const longest = 512;
const maxMs = 0.5;
/** Queries of each kind in each language. Each has new words, since analyzed words are cached. */
const rounds = { full: 40, quick: 8 };

/** State of a Park–Miller random number generator: the same numbers in every run. */
let state = 1;
const draw = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;

const letters = 'abcdefghijklmnoprstuvåäö';
const word = (length: number) => Array.from({ length }, () => letters[draw(letters.length)]).join('');
const fill = (next: () => string) => {
  let text = '';
  while (text.length < longest) text += next();
  return [...text].slice(0, longest).join('');
};

/** Returns a word of a phrase with one letter changed. */
function slip(phrases: readonly string[]): string {
  const words = (phrases[draw(phrases.length)] ?? '').split(/[ …=+]+/);
  const one = words[draw(words.length)] ?? '';
  const at = draw(one.length + 1);
  return `${one.slice(0, at)}${letters[draw(letters.length)]}${one.slice(at + 1)} `;
}

const kinds: Record<string, (phrases: readonly string[]) => string> = {
  'letters that stand for eighteen (U+FDFA)': () => fill(() => '\ufdfa'),
  'and a cry for help': () => `${'\ufdfa'.repeat(499)} jag vill dö`,
  'new words of 5 letters': () => fill(() => `${word(5)} `),
  'new words of 1 letter': () => fill(() => `${word(1)} `),
  'first words of phrases': (phrases) => fill(() => `${(phrases[draw(phrases.length)] ?? '').split(/[ …=+]+/)[0]} `),
  'one first word again and again': (phrases) => fill(() => `${(phrases[0] ?? '').split(/[ …=+]+/)[0]} `),
  'words of phrases with a slip': (phrases) => fill(() => slip(phrases)),
  'one word': () => word(longest),
  'several scripts': () => fill(() => '死 jag ไม่ أريد አ '),
};

/** Measures matching in every language of a built site. */
export function measureHelpCheck(outDir: string, isQuick: boolean): { markdown: string; aims: Aim[] } {
  const resources = new Map<LanguageCode, HelpResources>();
  for (const language of indexedLanguages(outDir)) {
    const { vocabulary, data } = readLanguage(outDir, language);
    resources.set(language, { analyzer: createAnalyzer(language, data), vocabulary: new Map(vocabulary), data });
  }
  const check = createHelp(resources, readHelp(outDir));
  const all: number[] = [];
  const rows = Object.entries(kinds).map(([name, make]) => {
    const times: number[] = [];
    for (let round = 0; round < (isQuick ? rounds.quick : rounds.full); round++)
      for (const [language, { data }] of resources) {
        const question = make(Object.values(data.groups).flat());
        const began = performance.now();
        check(question, language);
        // Skip the first rounds, in which the detectors are created and the code is compiled.
        if (round > 2) times.push(performance.now() - began);
      }
    all.push(...times);
    return [name, figure(quantile(times, 0.5), 2), figure(quantile(times, 0.99), 2)];
  });
  const p99 = quantile(all, 0.99);
  const markdown = [
    table(
      [`${longest} letters`, 'p50, ms', 'p99, ms'],
      [...rows, ['all', figure(quantile(all, 0.5), 2), figure(p99, 2)]],
    ),
    'Wall-clock time of finding the help card of one query in the main thread, in each language. On a busy machine the p99 is that of the machine.',
  ].join('\n\n');
  return {
    markdown,
    aims: [
      {
        aim: `the check for need of any ${longest} letters, p99 at most ${maxMs} ms`,
        measured: `${figure(p99, 2)} ms`,
        isMet: p99 <= maxMs,
      },
    ],
  };
}
