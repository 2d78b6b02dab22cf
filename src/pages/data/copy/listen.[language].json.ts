/**
 * GET /data/copy/listen.{language}.json: props of the bar for reading aloud (src/features/listen/listen.overlay.tsx).
 */
import type { APIRoute } from 'astro';
import { listenBarCopy } from '../../../features/listen/listenCopy.ts';
import type { ListenWords } from '../../../features/listen/listen.overlay.tsx';
import { copyOf } from '../../../i18n/copy.ts';
import { languageCodes, type LanguageCode, languageOf } from '../../../i18n/languages.ts';

const textOf = (code: LanguageCode) => ({ name: languageOf(code).nativeName, lang: code });

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: LanguageCode }> = ({ props: { language } }) =>
  Response.json({
    copy: copyOf(language, listenBarCopy),
    texts: { own: textOf(language), beside: textOf('sv') },
  } satisfies ListenWords);
