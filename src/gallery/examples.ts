/** Types of an examples file: a component in all its states, for the gallery and its tests. */
import type { ReactNode } from 'react';
import type { Copy } from '../i18n/copy.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { MessageKey, Translate } from '../i18n/messages.ts';

export type ExampleContext = {
  /** Returns messages for a component; in English if the gallery's language lacks one. */
  copy: <const Keys extends readonly MessageKey[]>(keys: Keys) => Copy<Keys>;
  /** Translates single messages, which layouts pass one by one. */
  t: Translate<MessageKey>;
  language: LanguageCode;
  /** Returns the sample in the gallery's language. */
  say: (swedish: string, arabic: string) => string;
};

/**
 * Where the example is rendered: in the column of a page, across the whole page, side by side in a row, as small tiles,
 * or in a stand-in for the window, which contains what is fixed: a low one, or a whole screen.
 */
type ExampleFrame = 'column' | 'page' | 'row' | 'tiles' | 'window' | 'screen';

export type Example = {
  /** The state, in English, unique within the component. */
  name: string;
  render: (context: ExampleContext) => ReactNode;
  frame?: ExampleFrame;
  /**
   * Changes to the HTML that a visitor or a script would make: each text and its replacement. `['<details', '<details
   * open']` unfolds, `[' hidden=""', '']` shows.
   */
  changes?: [before: string, after: string][];
};

export type Examples = {
  /** Name of the component, which is also its file's. */
  name: string;
  /** Default for its examples. */
  frame?: ExampleFrame;
  examples: Example[];
};
