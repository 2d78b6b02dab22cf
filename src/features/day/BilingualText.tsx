import type { Card, CardWord } from './card.ts';

type SaidProps = { card: Card; word: CardWord; className?: string | undefined };

/** Renders a word of the card in each of its languages, each in its own direction. */
export function BilingualText({ card, word, className }: SaidProps) {
  return card.languages.map(({ lang, dir, words }) => (
    <span key={lang} lang={lang} dir={dir} className={className}>
      {words[word]}
    </span>
  ));
}
