import { expect, it } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { languageRunsOf } from './swedishWords.ts';

const swedish = (text: string, language: LanguageCode) =>
  languageRunsOf(text, language)
    .filter(({ isSwedish }) => isSwedish)
    .map(({ text: run }) => run);

it.each<[LanguageCode, string, string[]]>([
  ['ar', 'العصير المخفّف (saft) و(välling).', ['saft', 'välling']],
  ['ti', 'ናይ ቃንዛ ፓምፕ (smärtpump)፣ Alvedon', ['smärtpump']],
  ['sr', 'snus-у и (tillfällig föräldrapenning, vab)', ['snus', 'tillfällig föräldrapenning', 'vab']],
  ['de', 'nach einer kurator (Sozialberatung), Saft und Snus', ['kurator']],
  ['fi', 'kuraattori (ruotsiksi kurator), mehu (ruotsiksi saft)', ['kurator', 'saft']],
  ['da', 'journal, snus (vitt snus) og en tolk', ['vitt snus']],
  ['is', 'barnið á að fasta (fasta)', ['fasta']],
  ['fr', 'au fil de l’eau («fil», du lait fermenté)', ['fil']],
  ['en', 'Every region has a patientnämnd. No fil or välling.', ['patientnämnd', 'fil', 'välling']],
  ['sv', 'välling', []],
])('%s: marks what is Swedish in “%s”', (language, text, words) => {
  expect(swedish(text, language)).toEqual(words);
});
