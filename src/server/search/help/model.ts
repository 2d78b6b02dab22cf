/** What tells a cry for help or an emergency from other questions where no list has its words: learned from what people type. */
import type { HelpData, Wording } from '../../../content/help.ts';
import { defaultLanguage } from '../../../i18n/languages.ts';
import { type Classifier, createScorer, tabulateFeatures, trainClassifier } from './classifier.ts';
import { allFeaturesOf, questionWords, signs } from './features.ts';
import type { Asked } from './foreignPhrases.ts';
import { asTyped } from './phrases.ts';

/** Two classifiers: which card, and in which language. */
export type HelpModel = { cards: Classifier; languages: Classifier };

/** The cards, the earlier of which is shown where two fit, and what people type. */
type Lessons = Pick<HelpData, 'wordings' | 'phrases'> & {
  cards: readonly { id: string }[];
  beyond: readonly (Pick<HelpData['beyond'][number], 'code'> & { falsePositives: readonly string[] })[];
};

/** The label of ordinary questions, behind the cards. */
const ordinary = 'ordinary';

/** So many cards with a word in common: it asks for none of them by itself ("mamma"). */
const cardsInCommon = 4;

/** What somebody types, and its words. */
type Read = Wording & { words: string[] };
const read = (wording: Wording): Read => ({ ...wording, words: questionWords(wording.text) });

/** Returns the words of each language that stand in wordings of many cards, and are no wording themselves. */
function commonWords(wordings: readonly Read[]): Wording[] {
  return [...Map.groupBy(wordings, ({ language }) => language)].flatMap(([language, own]) => {
    const asking = own.filter(({ card }) => card !== undefined);
    const alone = new Set(asking.map(({ words }) => words.join(' ')));
    const cardsOf = new Map<string, Set<string | undefined>>();
    for (const { words, card } of asking)
      for (const word of words) cardsOf.set(word, (cardsOf.get(word) ?? new Set()).add(card));
    return [...cardsOf].flatMap(([text, cards]) =>
      cards.size >= cardsInCommon && !alone.has(text) ? [{ language, text }] : [],
    );
  });
}

/** A language is told by fewer features, which many examples have. */
const ofCards = { leastTimes: 3, rounds: 3 };
const ofLanguages = { leastTimes: 10, rounds: 1 };

/** Returns what the wordings of all languages teach, and what lists say only looks like a cry for help; it takes some seconds. */
export function trainHelp({ cards, wordings, phrases, beyond }: Lessons): HelpModel {
  const lists = [...Object.entries(phrases), ...beyond.map((list) => [list.code, list] as const)];
  const falsePositives = lists.flatMap(([language, list]) =>
    list.falsePositives.map((phrase): Wording => ({ language, text: asTyped(phrase) })),
  );
  const labels = [...cards.map(({ id }) => id), ordinary];
  const codes = [...new Set([defaultLanguage, ...wordings.map(({ language }) => language)])];
  const typed = wordings.map(read);
  const learned = [...typed, ...[...commonWords(typed), ...falsePositives].map(read)];
  const table = tabulateFeatures(
    learned.map(({ words }) => allFeaturesOf(words)),
    Math.min(ofCards.leastTimes, ofLanguages.leastTimes),
  );
  const placesOf = (list: readonly string[], label: (wording: Wording) => string): number[] => {
    const places = new Map(list.map((one, place) => [one, place]));
    return learned.map((wording) => places.get(label(wording)) ?? -1);
  };
  return {
    cards: trainClassifier(
      labels,
      placesOf(labels, ({ card = ordinary }) => card),
      table,
      // Where nothing is known, a question is as likely to be ordinary as to ask for any of the cards.
      { ...ofCards, priors: labels.map((label) => (label === ordinary ? Math.log(Math.max(1, cards.length)) : 0)) },
    ),
    languages: trainClassifier(
      codes,
      placesOf(codes, ({ language }) => language),
      table,
      ofLanguages,
    ),
  };
}

/** Not within a number or an abbreviation: "7.30". */
const sentenceEnd = /[.!?;؟።]+(?=\s|$)|[\n。！？]+/u;
/** What has fewer words means nothing by itself ("Hej!"), and stands with its neighbour. */
const shortestSentence = 3;

type Piece = { from: number; to: number };

/**
 * Returns words that stand together; of many, pieces that overlap: who writes much tells other things too, which would
 * hide a cry for help.
 * @param perWord how many of them make a word
 */
function piecesOf({ from, to }: Piece, perWord: number): Piece[] {
  const [mostWords, pieceWords, step] = [14 * perWord, 8 * perWord, 4 * perWord] as const;
  if (to - from <= mostWords) return from < to ? [{ from, to }] : [];
  const count = Math.ceil((to - from - pieceWords) / step) + 1;
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * step,
    to: Math.min(from + at * step + pieceWords, to),
  }));
}

/** Returns the words of a question, and the pieces to look at: of all of it, and of each sentence. */
function readQuestion(question: string) {
  const perWord = question.search(signs) < 0 ? 1 : 2;
  const sentences: string[][] = [];
  for (const words of question.split(sentenceEnd).map(questionWords)) {
    const last = sentences.at(-1);
    if (last && Math.min(last.length, words.length) < shortestSentence * perWord) last.push(...words);
    else sentences.push(words);
  }
  const words = sentences.flat();
  let to = 0;
  const places = sentences.map(({ length }) => ({ from: to, to: (to += length) }));
  const all = [{ from: 0, to }, ...(places.length > 1 ? places : [])];
  return { words, perWord, pieces: all.flatMap((piece) => piecesOf(piece, perWord)) };
}

/** Least probability that so many words ask for any card: one or two may be a topic, while nobody tells at length of nothing. */
const leastCertain = (words: number): number => (words <= 2 ? 0.75 : words <= 5 ? 0.55 : 0.4);
/** Least probability of the likeliest card: what is a little like all cards is like none of them. */
const leastOfOne = 0.3;
/** The same for a vital card, however likely any card is: to miss one is worse than to show it where nobody needs it. */
const leastVital = 0.3;
/** An earlier card is shown where it is so likely beside the likeliest: it has the earlier call. */
const leastBeside = 0.3;
/** Least probability that a question is in the page's language, to be taken for it: short ones may be in several. */
const leastOwn = 0.2;
/** Where a question asks for any card no more probably than this, it is surely ordinary, though words of it stand in a list. */
const surelyOrdinary = 0.2;

/** A card, the language in which it was asked for, and whether the question is surely an ordinary one. */
export type Recognized = { asked: Asked | undefined; isOrdinary: boolean };

/**
 * Returns what recognizes the card that a question asks for, and in which language, on a page of another.
 * @param vital cards that are shown when in doubt
 */
export function createRecognizer(
  { cards, languages }: HelpModel,
  vital: ReadonlySet<string>,
): (question: string, locale: string) => Recognized {
  const [readCards, readLanguages] = [createScorer(cards), createScorer(languages)];
  const count = cards.labels.length - 1;

  /** Returns the place of the card that words ask for; the number of cards where they ask for none. */
  function cardOf(scores: Float32Array, words: number): number {
    const most = scores.subarray(0, count).reduce((max, score) => Math.max(max, score), 0);
    if (1 - (scores[count] ?? 0) < leastCertain(words) || most < leastOfOne) {
      const card = scores.findIndex((score, label) => score >= leastVital && vital.has(cards.labels[label] ?? ''));
      return card < 0 ? count : card;
    }
    return scores.findIndex((score) => score >= most * leastBeside);
  }

  function languageOf(words: readonly string[], locale: string): string {
    const scores = readLanguages(words)(0, words.length);
    if ((scores[languages.labels.indexOf(locale)] ?? 0) >= leastOwn) return locale;
    return languages.labels[scores.indexOf(Math.max(...scores))] ?? locale;
  }

  return (question, locale) => {
    const { words, perWord, pieces } = readQuestion(question);
    const score = readCards(words);
    const scored = pieces.map(({ from, to }) => {
      const scores = score(from, to);
      return { from, to, at: cardOf(scores, (to - from) / perWord), asking: 1 - (scores[count] ?? 0) };
    });
    const isOrdinary = scored.length > 0 && scored.every(({ asking }) => asking < surelyOrdinary);
    const [first] = scored.toSorted((a, b) => a.at - b.at);
    const card = first && first.at < count ? cards.labels[first.at] : undefined;
    if (!first || card === undefined) return { asked: undefined, isOrdinary };
    return { asked: { card, language: languageOf(words.slice(first.from, first.to), locale) }, isOrdinary };
  };
}
