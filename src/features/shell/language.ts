import { type Direction, langAttributes, type LanguageCode } from '../../i18n/languages.ts';

/** Empty where the piece speaks the page's language, since the page says it already. */
export type LangAttributes = { lang?: LanguageCode; dir?: Direction };

/** Returns the attributes of a piece of the interface on a page in `page`. */
export const pieceLanguage = (piece: LanguageCode, page: LanguageCode): LangAttributes =>
  piece === page ? {} : langAttributes(piece);
