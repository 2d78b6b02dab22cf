/**
 * A linear classifier of short texts: multinomial logistic regression, trained with AdaGrad
 * (Duchi, Hazan and Singer 2011, https://jmlr.org/papers/v12/duchi11a.html).
 */
import { featuresOf, type Layer } from './features.ts';

/** The features of all texts in ascending order, how often each occurs, and those of each text as row numbers. */
export type FeatureTable = { features: Uint32Array; times: Uint32Array; texts: Int32Array[] };

/**
 * A trained model: its features in ascending order, the weights of each for all labels (to be multiplied by `scale`),
 * and the log prior of each label, which applies when no feature is known.
 */
export type Classifier = {
  labels: readonly string[];
  priors: readonly number[];
  features: Uint32Array;
  weights: Int8Array;
  scale: number;
};

/** Learning rate. A higher one, or more rounds, overfits to spellings. */
const rate = 0.3;
/** Smaller gradients are ignored: what is nearly right is left alone, so that a few examples don't weigh too much. */
const minGradient = 3e-3;

/** Returns a generator of pseudorandom numbers from 0 to 1, the same in every build (Park and Miller). */
function createRandom(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Returns a function that looks up the row of a feature, or -1 if it is unknown. */
function createRowOf(known: Uint32Array): (feature: number) => number {
  // A hash table with open addressing, at most a third full: a Map takes ten times the memory.
  const size = 2 ** Math.ceil(Math.log2(3 * known.length + 1));
  const [keys, rows] = [new Uint32Array(size), new Int32Array(size).fill(-1)];
  const placeOf = (feature: number): number => {
    let place = Math.imul(feature, 0x9e3779b1) & (size - 1);
    while (rows[place] !== -1 && keys[place] !== feature) place = (place + 1) & (size - 1);
    return place;
  };
  known.forEach((feature, row) => {
    const place = placeOf(feature);
    [keys[place], rows[place]] = [feature, row];
  });
  return (feature) => rows[placeOf(feature)] ?? -1;
}

/**
 * Returns a table of the features that texts share, which several classifiers can be trained on.
 * @param minOccurrences minimum number of occurrences of a feature
 */
export function tabulateFeatures(texts: readonly Uint32Array[], minOccurrences: number): FeatureTable {
  const all = new Uint32Array(texts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const text of texts) {
    all.set(text, end);
    end += text.length;
  }
  all.sort();
  const times = new Uint32Array(Math.ceil(all.length / minOccurrences));
  let count = 0;
  // Compact in place: the write position never passes the read position.
  for (let at = 0; at < all.length;) {
    const feature = all[at] ?? 0;
    const first = at;
    while (at < all.length && all[at] === feature) at++;
    if (at - first < minOccurrences) continue;
    times[count] = at - first;
    all[count++] = feature;
  }
  const features = all.slice(0, count);
  const rowOf = createRowOf(features);
  return { features, times: times.slice(0, count), texts: texts.map((text) => rowsOf(text, rowOf)) };
}

/** Returns the rows of the numbers, without those that have none. */
function rowsOf(numbers: Uint32Array | Int32Array, rowOf: (number: number) => number): Int32Array {
  const rows = new Int32Array(numbers.length);
  let count = 0;
  for (let at = 0; at < numbers.length; at++) {
    const row = rowOf(numbers[at] ?? 0);
    if (row >= 0) rows[count++] = row;
  }
  return rows.slice(0, count);
}

/** Returns a table with only the features that occur at least this many times. */
function narrowTable({ features, times, texts }: FeatureTable, minOccurrences: number): Omit<FeatureTable, 'times'> {
  if (times.every((count) => count >= minOccurrences)) return { features, texts };
  let kept = 0;
  const rows = Int32Array.from(times, (count) => (count >= minOccurrences ? kept++ : -1));
  return {
    features: features.filter((_, row) => (times[row] ?? 0) >= minOccurrences),
    texts: texts.map((text) => rowsOf(text, (row) => rows[row] ?? -1)),
  };
}

/**
 * Turns sums of weights into probabilities, in place. Scales them by the number of features, so that a long text, which
 * has more of them, counts for no more.
 */
function softmax(sums: Float32Array, priors: readonly number[], features: number, scale = 1): void {
  const factor = factorOf(features) * scale;
  for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) * factor + (priors[label] ?? 0);
  let most = -Infinity;
  for (const sum of sums) if (sum > most) most = sum;
  let total = 0;
  for (let label = 0; label < sums.length; label++) {
    const power = Math.exp((sums[label] ?? 0) - most);
    sums[label] = power;
    total += power;
  }
  for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) / total;
}

const factorOf = (features: number) => 1 / Math.sqrt(Math.max(1, features));

/** Adds a feature's weights for `count` labels to `sums`, from index `place` on. */
function addRow(
  sums: Float32Array,
  place: number,
  count: number,
  weights: Float32Array | Int8Array,
  row: number,
): void {
  for (let label = 0; label < count; label++)
    sums[place + label] = (sums[place + label] ?? 0) + (weights[row * count + label] ?? 0);
}

/**
 * Trains a classifier. The same texts give the same result.
 * @param wanted the index of each text's label in `labels`
 * @param minOccurrences minimum number of occurrences of a feature, not below that of the table
 * @param rounds number of passes over the texts
 * @param priors log prior of each label; by default all are equal
 */
export function trainClassifier(
  labels: readonly string[],
  wanted: readonly number[],
  table: FeatureTable,
  { minOccurrences, rounds, priors = [] }: { minOccurrences: number; rounds: number; priors?: readonly number[] },
): Classifier {
  const { features, texts } = narrowTable(table, minOccurrences);
  const count = labels.length;
  const [weights, squares] = [new Float32Array(features.length * count), new Float32Array(features.length * count)];
  const [sums, gradients, moved] = [new Float32Array(count), new Float32Array(count), new Uint8Array(count)];

  /** Moves the weights of a text's features towards its label. @returns whether any weight changed */
  function learn(rows: Int32Array, label: number): boolean {
    sums.fill(0);
    for (let at = 0; at < rows.length; at++) addRow(sums, 0, count, weights, rows[at] ?? 0);
    softmax(sums, priors, rows.length);
    const factor = factorOf(rows.length);
    let steps = 0;
    for (let other = 0; other < count; other++) {
      const gradient = ((sums[other] ?? 0) - (other === label ? 1 : 0)) * factor;
      if (Math.abs(gradient) < minGradient) continue;
      gradients[steps] = gradient;
      moved[steps++] = other;
    }
    for (let at = 0; at < rows.length; at++) {
      const start = (rows[at] ?? 0) * count;
      for (let step = 0; step < steps; step++) {
        const place = start + (moved[step] ?? 0);
        const gradient = gradients[step] ?? 0;
        const square = (squares[place] ?? 0) + gradient * gradient;
        squares[place] = square;
        weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(square);
      }
    }
    return steps > 0;
  }

  const random = createRandom();
  let known = texts.map((rows, at) => ({ rows, label: wanted[at] ?? -1 }));
  for (let round = 0; round < rounds; round++) {
    shuffle(known, random);
    // Drop texts that are already classified well enough.
    known = known.filter(({ rows, label }) => learn(rows, label));
  }
  return { labels, priors, features, ...quantize(weights) };
}

/** Quantizes weights to one byte each. */
function quantize(weights: Float32Array): { weights: Int8Array; scale: number } {
  let most = 0;
  for (let at = 0; at < weights.length; at++) most = Math.max(most, Math.abs(weights[at] ?? 0));
  // Without features, all weights are zero: avoid dividing by it.
  const scale = most > 0 ? most / 127 : 1;
  const bytes = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at++) bytes[at] = Math.round((weights[at] ?? 0) / scale);
  return { weights: bytes, scale };
}

/** Returns the probability of each label for the words in [from, to). The next call reuses the array. */
export type Score = (from: number, to: number) => Float32Array;

/** Returns a function that reads words once, and then scores any range of them. */
export function createScorer({
  labels,
  priors,
  features,
  weights,
  scale,
}: Classifier): (words: readonly string[]) => Score {
  const rowOf = createRowOf(features);
  const count = labels.length;
  const sums = new Float32Array(count);

  /** Computes prefix sums of a layer's weights: the sum of any range of words is the difference of two of them. */
  function addUp({ codes, ends }: Layer) {
    const upTo = new Float32Array((ends.length + 1) * count);
    const known = [0];
    let [at, found] = [0, 0];
    for (const [word, end] of ends.entries()) {
      const place = (word + 1) * count;
      upTo.copyWithin(place, place - count, place);
      for (; at < end; at++) {
        const row = rowOf(codes[at] ?? 0);
        if (row < 0) continue;
        found++;
        addRow(upTo, place, count, weights, row);
      }
      known.push(found);
    }
    return (from: number, to: number): number => {
      if (to <= from) return 0;
      for (let label = 0; label < count; label++)
        sums[label] = (sums[label] ?? 0) + (upTo[to * count + label] ?? 0) - (upTo[from * count + label] ?? 0);
      return (known[to] ?? 0) - (known[from] ?? 0);
    };
  }

  return (words) => {
    const layers = featuresOf(words).map(addUp);
    return (from, to) => {
      sums.fill(0);
      // Both words of a pair must be in the range.
      const found = layers.reduce((sum, add, distance) => sum + add(from, to - distance), 0);
      softmax(sums, priors, found, scale);
      return sums;
    };
  };
}
