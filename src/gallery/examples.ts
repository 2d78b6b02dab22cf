/** What an examples file holds: a component in every state that it has, for the gallery and its tests. */
import type { ReactNode } from 'react';
import type { LanguageCode } from '../i18n/languages.ts';
import type { Translate } from '../i18n/messages.ts';

export type ExampleContext = {
  /** Interface strings, for components that look them up themselves. */
  t: Translate;
  language: LanguageCode;
  /** @returns the sample in the gallery's language */
  say: (swedish: string, arabic: string) => string;
};

/**
 * Where the example stands: in the column of a page, across the whole page, side by side in a row,
 * as small tiles, or in a stand-in for the window, where what is fixed stays inside.
 */
type ExampleFrame = 'column' | 'page' | 'row' | 'tiles' | 'window';

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
