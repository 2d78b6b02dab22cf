/** What an examples file holds: a component in every state that it has, for the gallery and its tests. */
import type { ReactNode } from 'react';
import type { Copy } from '../i18n/copy.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { MessageKey, Translate } from '../i18n/messages.ts';

export type ExampleContext = {
  /** Returns the words of a component's list; in English where the gallery's language has none. */
  copy: <const Keys extends readonly MessageKey[]>(keys: Keys) => Copy<Keys>;
  /** Interface strings that layouts hand over one by one. */
  t: Translate<MessageKey>;
  language: LanguageCode;
  /** Returns the sample in the gallery's language. */
  say: (swedish: string, arabic: string) => string;
};

/**
 * Where the example stands: in the column of a page, across the whole page, side by side in a row,
 * as small tiles, or in a stand-in for the window, where what is fixed stays inside: a low one, or a whole screen.
 */
type ExampleFrame = 'column' | 'page' | 'row' | 'tiles' | 'window' | 'screen';

export type Example = {
  /** The state, in English, unique within the component. */
  name: string;
  render: (context: ExampleContext) => ReactNode;
  frame?: ExampleFrame;
  /**
   * What a reader or a script changes before it looks so: each text of the HTML, and what stands there instead.
   * `['<details', '<details open']` unfolds, `[' hidden=""', '']` shows.
   */
  changes?: [before: string, after: string][];
};

export type Examples = {
  /** The component, as its file is named. */
  name: string;
  /** For all of its examples that say nothing else. */
  frame?: ExampleFrame;
  examples: Example[];
};
