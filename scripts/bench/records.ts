/** Grows what search finds to a given number of records: new ones of the real ones' form, in sentences of the same language. */
import type { SearchRecord } from '../../src/content/searchRecords.ts';
import { type LanguageCode, languageCodes } from '../../src/i18n/languages.ts';

/** One sentence in so many gets a word that stands nowhere else, of two that do: a growing site brings new words. */
const sentencesPerNewWord = 3;

const sentencesIn = (text: string) => text.split(/(?<=[.!?؟。！？।።])\s*|\n/u).filter((part) => part.trim() !== '');
const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]{3,}/gu) ?? [];

type Source = { models: SearchRecord[]; sentences: string[]; words: string[] };

/** Returns a draw from a list, the same in every run (the generator of Park and Miller). */
function drawer() {
  let state = 1;
  return <Item>(items: readonly Item[]): Item => {
    state = (state * 48_271) % 2_147_483_647;
    return items[state % items.length] as Item;
  };
}

/**
 * Adds records of the same shape until there are enough.
 * @param real records of the site, of every language
 * @param total how many there are to be; languages with few grow first, so that all come to the same number
 */
export function growRecords(real: readonly SearchRecord[], total: number): SearchRecord[] {
  const draw = drawer();
  const sources = new Map<LanguageCode, Source>();
  const counts = new Map<LanguageCode, number>();
  for (const language of languageCodes) {
    const models = real.filter(({ locale }) => locale === language);
    if (models.length === 0) continue;
    const texts = models.flatMap(({ title, preamble, body }) => [title, preamble, body]);
    sources.set(language, { models, sentences: texts.flatMap(sentencesIn), words: texts.flatMap(wordsIn) });
    counts.set(language, models.length);
  }

  const rewrite = (text: string, { sentences, words }: Source) =>
    text
      .split('\n')
      .map((line) =>
        sentencesIn(line)
          .map(() => draw(sentences))
          .map((sentence) => {
            const isNew = draw(Array.from({ length: sentencesPerNewWord }, (_, place) => place === 0));
            return isNew ? `${sentence} ${draw(words)}${draw(words)}` : sentence;
          })
          .join(' '),
      )
      .join('\n');

  const grown = [...real];
  for (let number = 1; grown.length < total; number++) {
    const [language] = [...counts].reduce((least, next) => (next[1] < least[1] ? next : least));
    counts.set(language, (counts.get(language) ?? 0) + 1);
    const source = sources.get(language) as Source;
    const model = draw(source.models);
    const [title, preamble, body] = [
      draw(source.models).title,
      rewrite(model.preamble, source),
      rewrite(model.body, source),
    ];
    grown.push({
      ...model,
      objectID: `${model.contentType}-generated${number}-${language}`,
      title: `${title} ${draw(source.words)}`,
      preamble,
      body,
      ...(model.question !== undefined && { question: title, answer: body }),
    });
  }
  return grown;
}
