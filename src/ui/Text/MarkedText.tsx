import type { LanguageCode } from '../../i18n/languages.ts';
import { languageRunsOf } from '../../i18n/swedishWords.ts';
import { Text } from './Text.tsx';

type MarkedTextProps = { language: LanguageCode; children: string };

/**
 * Renders a string of a text as `Text` does, with the Swedish words that a translation keeps marked as Swedish.
 * For what the build renders: the list of those words is not for a browser.
 */
export function MarkedText({ language, children }: MarkedTextProps) {
  return languageRunsOf(children, language).map(({ text, isSwedish }, at) =>
    isSwedish ? (
      <span key={at} lang="sv">
        {text}
      </span>
    ) : (
      <Text key={at}>{text}</Text>
    ),
  );
}
