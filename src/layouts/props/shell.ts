/** Texts and links of the header and the footer. */
import type { Config } from '../../config.ts';
import { askedPurposes } from '../../content/consentNeeds.ts';
import { isPrivate } from '../../content/private.ts';
import { signsPageId, turnPageId } from '../../content/signs.ts';
import { type PageEntry, pathOf, type Site } from '../../content/site.ts';
import type { FooterGroup } from '../../features/shell/Footer.tsx';
import { partLangAttributes } from '../../features/shell/langAttributes.ts';
import type { CookiesPage, Purpose } from '../../shared/consent.ts';
import { interfaceLanguage, showsLanguageSwitcher, siteLanguageFor } from '../../i18n/interface.ts';
import { isSiteLanguage, type LanguageCode, languageOf, siteLanguages } from '../../i18n/languages.ts';
import { translator } from '../../i18n/messages.ts';
import { homePath } from '../../i18n/paths.ts';

export type ShellInput = {
  config: Config;
  site: Site;
  language: LanguageCode;
  isCaregiversPage: boolean;
  /** The current page, if it is in the registry. */
  page?: PageEntry | undefined;
};

/** Returns the page in the current language, else in the language of the tools that exist in two only. */
function nearest({ config, site, language }: ShellInput, id: string): PageEntry | undefined {
  return site.page(id, language) ?? site.page(id, siteLanguageFor(language, config.siteEnv));
}

const pathById = (input: ShellInput, id: string): string => {
  const entry = nearest(input, id);
  return entry ? pathOf(entry) : '/';
};

function homeOf({ config, site, language }: ShellInput): string {
  if (config.siteEnv === 'production') return '/';
  if (isSiteLanguage(language)) return homePath(language);
  const welcome = site.welcomePage(language);
  return welcome ? pathOf(welcome) : '/';
}

/** Returns the id of the page if it is translated. */
function translatedId({ page, site }: ShellInput): string | undefined {
  const id = page?.data.id;
  return id !== undefined && site.languagesOf(id).length > 1 ? id : undefined;
}

/** Returns the path of the language choice, which leads back to the current page if it is translated. */
function languagesPath(input: ShellInput): string {
  const id = translatedId(input);
  return pathById(input, 'languages') + (id ? `?page=${id}` : '');
}

/** Returns for each language without this page the nearest page above it, or `undefined` if no language lacks it. */
function nearestAbove({ page, site }: ShellInput): Partial<Record<LanguageCode, string>> | undefined {
  if (!page) return undefined;
  const missing = siteLanguages.filter((code) => !site.page(page.data.id, code));
  const near = missing.flatMap((code) => {
    const above = site.ancestorsOf(page).findLast(({ data }) => site.page(data.id, code));
    const entry = above && site.page(above.data.id, code);
    return entry ? [[code, pathOf(entry)] as const] : [];
  });
  return near.length > 0 ? Object.fromEntries(near) : undefined;
}

/** Returns the page about cookies, in English if the current language has none. */
function cookiesOf({ config, site, language }: ShellInput, chrome: LanguageCode): CookiesPage {
  const page = site.page('cookies', language) ?? site.page('cookies', 'en');
  if (!page) throw new Error('The page about cookies is missing. Every page links to it.');
  return {
    title: page.data.title,
    path: pathOf(page),
    settings: askedPurposes(site.content, config).length > 0 ? `${pathOf(page)}#cookies` : undefined,
    language: page.language === chrome ? undefined : page.language,
  };
}

/**
 * Returns the purposes that the banner asks about. It asks nothing on private pages, the signs and whom to call; the
 * next page asks.
 */
function bannerPurposes({ config, site, page }: ShellInput): readonly Purpose[] {
  const isCalm = page && ([signsPageId, turnPageId].includes(page.data.id) || isPrivate(site, page));
  return isCalm ? [] : askedPurposes(site.content, config);
}

/** Returns all props of the shell that depend on the page. */
export function shellOf(input: ShellInput) {
  const { config, site, language, isCaregiversPage } = input;
  const chrome = interfaceLanguage(language, isCaregiversPage, config.siteEnv);
  const t = translator(chrome);
  const groups = (site.content.footerMenu[0]?.data ?? []).map((group): FooterGroup => ({
    id: group.id,
    title: t(`footer_group_${group.id}`),
    items: group.pages.flatMap((id) => {
      // A page that exists only in Swedish is offered only in Swedish (my hospital).
      const entry = site.languagesOf(id).length === 1 && language !== 'sv' ? undefined : nearest(input, id);
      return entry
        ? [
            {
              id,
              title: entry.data.title,
              path: pathOf(entry),
              langAttributes: partLangAttributes(entry.language, chrome),
            },
          ]
        : [];
    }),
  }));
  return {
    /** Language of the interface. In production it may differ from the page's. */
    language: chrome,
    t,
    langAttributes: partLangAttributes(chrome, language),
    links: {
      home: homeOf(input),
      menu: pathById(input, 'menu'),
      search: pathById(input, 'search'),
      languages: languagesPath(input),
    },
    /** For scripts that lead to this page in another language. */
    translatedId: translatedId(input),
    languageSwitcher: showsLanguageSwitcher(isCaregiversPage, config.siteEnv)
      ? {
          code: language,
          nativeName: languageOf(language).nativeName,
          path: languagesPath(input),
          list: isCaregiversPage ? ('caregivers' as const) : ('site' as const),
          near: nearestAbove(input),
        }
      : undefined,
    groups,
    cookies: cookiesOf(input, chrome),
    asked: bannerPurposes(input),
  };
}
