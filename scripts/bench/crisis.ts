/**
 * Measures how many cries for help and emergencies match their help card, on held-out phrases by other writers than the
 * lists', and how many ordinary questions match one by mistake.
 */
import { helpData } from '../../src/content/help.ts';
import { buildSite } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import { isLanguageCode } from '../../src/i18n/languages.ts';
import { buildCorpus, questions } from '../../tests/search/evaluate.ts';
import { detectorOf, helpExamples, type Tried, tryPhrases } from '../../tests/search/helpExamples.ts';
import { figure, table } from './figures.ts';
import type { Part } from './part.ts';

/** Minimum share of phrases that match their card or an earlier one; maximum share of near misses that match any. */
const [minRight, maxFalse] = [0.95, 0.01];

const share = (list: readonly Tried[]) => list.filter(({ isRight }) => isRight).length / Math.max(1, list.length);

/** Returns a row per group: number of phrases, share that is right, and the cards that the wrong ones matched. */
const rowsBy = (tried: readonly Tried[], name: (one: Tried) => string) =>
  [...Map.groupBy(tried, name)].map(([group, own]) => {
    const wrong = Map.groupBy(
      own.filter(({ isRight }) => !isRight),
      ({ found }) => found ?? 'nothing',
    );
    const instead = [...wrong].map(([card, list]) => `${card} ${list.length}`).join(', ');
    return [group, String(own.length), figure(share(own), 3), instead];
  });

async function run() {
  const help = helpData(buildSite(loadContent('content').content));
  const detect = detectorOf(help, buildCorpus().indexes);
  const order = help.cards.map(({ id }) => id);
  const held = tryPhrases(detect, order, 'held');
  const asked = [...questions()].flatMap(([code, list]) => list.map(({ q }) => ({ code, q })));
  const near = [...helpExamples].flatMap(([language, { ordinary }]) =>
    ordinary.map((q) => ({ code: isLanguageCode(language) ? language : ('sv' as const), q })),
  );
  const taken = (list: typeof asked) => list.filter(({ q, code }) => detect(q, code)).length;
  const [ofAsked, ofNear] = [taken(asked), taken(near)];
  const columns = ['phrases', 'right card or an earlier one', 'instead'];
  return {
    markdown: [
      table(
        ['language', ...columns],
        rowsBy(held, ({ language }) => language),
      ),
      table(
        ['card', ...columns],
        rowsBy(held, ({ card }) => card),
      ),
      `Of ${asked.length} labelled questions ${ofAsked} meet a card, of ${near.length} near misses ${ofNear}. Some labelled queries are about the subject of a card.`,
    ].join('\n\n'),
    aims: [
      {
        aim: `at least ${minRight * 100} % of the held-out phrases meet their card or an earlier one`,
        measured: `${figure(share(held) * 100, 1)} %`,
        isMet: share(held) >= minRight,
      },
      {
        aim: `at most ${maxFalse * 100} % of near misses meet a card`,
        measured: `${figure((ofNear / Math.max(1, near.length)) * 100, 1)} %`,
        isMet: ofNear / Math.max(1, near.length) <= maxFalse,
      },
    ],
  };
}

export const crisisPart: Part = {
  name: 'crisis',
  title: 'Cries for help',
  measures: 'How many cries for help get their card, and how many ordinary queries get one.',
  run,
};
