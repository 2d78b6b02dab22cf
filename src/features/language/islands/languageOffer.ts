/** Offers the page in the language that the reader chose before, or that the browser asks for. Never goes there by itself. */
import { getPreferences } from '../../../browser/preferenceStore.ts';
import { langAttributes, languageOf } from '../../../i18n/languages.ts';
import { matchLanguage } from '../../../i18n/matchLanguage.ts';

const offer = document.querySelector<HTMLElement>('[data-language-offer]');
const chosen = getPreferences().selectedLanguage;
// Swedish is what everybody has who has chosen nothing.
const wanted = matchLanguage([...(chosen === 'sv' ? [] : [chosen]), ...navigator.languages]);
const link = offer?.querySelector('a');
const words = link?.querySelector('span');

if (offer && link && words && wanted && wanted !== document.documentElement.lang) {
  const { hreflang } = languageOf(wanted);
  const page = document.querySelector<HTMLLinkElement>(`head link[rel="alternate"][hreflang="${hreflang}"][title]`);
  if (page) {
    link.href = new URL(page.href).pathname;
    words.textContent = page.title;
    const { lang, dir } = langAttributes(wanted);
    link.lang = lang;
    link.dir = dir;
    offer.hidden = false;
  }
}
