import type { langAttributes } from '../../i18n/languages.ts';

/** The attributes of a piece in a language. */
export type LangAttributes = ReturnType<typeof langAttributes>;

/** A language to choose, ready: the table of all languages weighs as much as the form. */
export type LanguageOption = LangAttributes & { label: string };
