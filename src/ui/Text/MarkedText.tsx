import type { LanguageCode } from '../../i18n/languages.ts';
import { languageRunsOf } from '../../i18n/swedishWords.ts';
import { Text } from './Text.tsx';

type MarkedTextProps = { language: LanguageCode; children: string };

/**
 * Renders a string like `Text`, and marks the Swedish words that a translation keeps. Only at build time: the list of
 * those words is not for browsers.
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
