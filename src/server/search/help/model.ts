/**
 * Distinguishes cries for help and emergencies from other questions when no list has their words. Trained on what
 * people type.
 */
import type { HelpData, Wording } from '../../../content/help.ts';
import { defaultLanguage } from '../../../i18n/languages.ts';
import { type Classifier, createScorer, tabulateFeatures, trainClassifier } from './classifier.ts';
import { allFeaturesOf, questionWords, signs } from './features.ts';
import type { Asked } from './foreignPhrases.ts';
import { asTyped } from './phrases.ts';

/** Two classifiers: for the card, and for the language. */
export type HelpModel = { cards: Classifier; languages: Classifier };

/** Training data: what people type, and the cards in order of priority (if two fit, the earlier one is shown). */
type Lessons = Pick<HelpData, 'wordings' | 'phrases'> & {
  cards: readonly { id: string }[];
  beyond: readonly (Pick<HelpData['beyond'][number], 'code'> & { falsePositives: readonly string[] })[];
};

/** The label of ordinary questions, which follows those of the cards. */
const ordinary = 'ordinary';

/** A word that occurs in wordings of this many cards asks for none of them by itself ("mamma"). */
const cardsInCommon = 4;

/** A wording, split into words. */
type Read = Wording & { words: string[] };
const read = (wording: Wording): Read => ({ ...wording, words: questionWords(wording.text) });

/** Returns the words of each language that occur in wordings of many cards and are not a wording themselves. */
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

/** Languages need fewer features, ones that many examples share. */
const ofCards = { minOccurrences: 3, rounds: 3 };
const ofLanguages = { minOccurrences: 10, rounds: 1 };

/**
 * Trains the model on the wordings of all languages, and on the false positives of the lists as ordinary questions.
 * Takes several seconds.
 */
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
    Math.min(ofCards.minOccurrences, ofLanguages.minOccurrences),
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
      // If no feature is known, a question is as likely to be ordinary as to ask for any of the cards together.
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

/** Does not match within a number or an abbreviation: "7.30". */
const sentenceEnd = /[.!?;؟።]+(?=\s|$)|[\n。！？]+/u;
/** In words. A shorter sentence means nothing by itself ("Hej!"), and is merged with its neighbour. */
const minSentenceWords = 3;

type Piece = { from: number; to: number };

/**
 * Splits a long piece into overlapping shorter ones: a long text is about other things too, which would hide a cry for
 * help.
 * @param perWord how many tokens make a word
 */
function piecesOf({ from, to }: Piece, perWord: number): Piece[] {
  const [maxWords, pieceWords, step] = [14 * perWord, 8 * perWord, 4 * perWord] as const;
  if (to - from <= maxWords) return from < to ? [{ from, to }] : [];
  const count = Math.ceil((to - from - pieceWords) / step) + 1;
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * step,
    to: Math.min(from + at * step + pieceWords, to),
  }));
}

/** Returns the words of a question, and the pieces to classify: those of the whole, and of each sentence. */
function readQuestion(question: string) {
  const perWord = question.search(signs) < 0 ? 1 : 2;
  const sentences: string[][] = [];
  for (const words of question.split(sentenceEnd).map(questionWords)) {
    const last = sentences.at(-1);
    if (last && Math.min(last.length, words.length) < minSentenceWords * perWord) last.push(...words);
    else sentences.push(words);
  }
  const words = sentences.flat();
  let to = 0;
  const places = sentences.map(({ length }) => ({ from: to, to: (to += length) }));
  const all = [{ from: 0, to }, ...(places.length > 1 ? places : [])];
  return { words, perWord, pieces: all.flatMap((piece) => piecesOf(piece, perWord)) };
}

/** Minimum probability that a piece asks for any card. One or two words may be a topic; longer texts rarely are. */
const minCertainty = (words: number): number => (words <= 2 ? 0.75 : words <= 5 ? 0.55 : 0.4);
/** Minimum probability of the likeliest card: a question that is a little like all cards asks for none of them. */
const minOfOne = 0.3;
/** The same for a vital card, whatever the total: missing one is worse than showing it needlessly. */
const minVitalCertainty = 0.3;
/** Minimum share of the likeliest card's probability at which an earlier card, which has priority, is shown. */
const minBeside = 0.3;
/** Minimum probability at which the page's language is assumed: a short question may be in several languages. */
const minOwn = 0.2;
/** Below this probability of asking for any card, a question is surely ordinary, even if a list matches. */
const surelyOrdinary = 0.2;

/** The card and language that were recognized, if any, and whether the question is surely an ordinary one. */
export type Recognized = { asked: Asked | undefined; isOrdinary: boolean };

/**
 * Returns a function that recognizes the card that a question asks for, and the language of the question.
 * @param vital cards that are shown when in doubt
 */
export function createRecognizer(
  { cards, languages }: HelpModel,
  vital: ReadonlySet<string>,
): (question: string, locale: string) => Recognized {
  const [readCards, readLanguages] = [createScorer(cards), createScorer(languages)];
  const count = cards.labels.length - 1;

  /** Returns the index of the card that a piece asks for, or `count` if it asks for none. */
  function cardOf(scores: Float32Array, words: number): number {
    const most = scores.subarray(0, count).reduce((max, score) => Math.max(max, score), 0);
    if (1 - (scores[count] ?? 0) < minCertainty(words) || most < minOfOne) {
      const card = scores.findIndex(
        (score, label) => score >= minVitalCertainty && vital.has(cards.labels[label] ?? ''),
      );
      return card < 0 ? count : card;
    }
    return scores.findIndex((score) => score >= most * minBeside);
  }

  function languageOf(words: readonly string[], locale: string): string {
    const scores = readLanguages(words)(0, words.length);
    if ((scores[languages.labels.indexOf(locale)] ?? 0) >= minOwn) return locale;
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
