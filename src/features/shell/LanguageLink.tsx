import { isSiteLanguage, type LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';

export type LanguageSwitch = {
  code: LanguageCode;
  nativeName: string;
  /** Path of the language page. With scripts its list opens in a popup. */
  path: string;
  /** Which list of that page: the languages of the caregiver section, or of the whole site. */
  list: 'caregivers' | 'site';
  /** For languages without this page: the nearest page above it. */
  near?: Partial<Record<LanguageCode, string>> | undefined;
};

export const languageLinkCopy = ['language_choose', 'settings_language'] as const;

type LanguageLinkProps = {
  copy: Copy<typeof languageLinkCopy>;
  language: LanguageSwitch;
  currentPath?: string | undefined;
  /** Class of the header. Without it the link is an ordinary button. */
  className?: string;
  /** Class of the language's name, which is hidden if space is short. */
  nameClassName?: string | undefined;
  /** Direction in which the popup opens. Default: downward. */
  opens?: 'upward' | undefined;
};

/** Renders a link to the languages, named by the current one. */
export function LanguageLink({ copy, language, currentPath, className, nameClassName, opens }: LanguageLinkProps) {
  const link = {
    href: language.path,
    isCurrent: currentPath === language.path.split('?')[0],
    'data-popup': 'languages',
    'data-popup-list': language.list,
    'data-popup-opens': opens,
    'data-popup-near': language.near && JSON.stringify(language.near),
  } as const;
  const name = (
    <>
      <Icon name="language" />
      <span className="visually-hidden" lang="sv" dir="ltr">
        {copy.language_choose}:{' '}
      </span>
      {/* The visible label is in Swedish and English everywhere [#153]. Screen readers of other languages get their
          own word too. */}
      {!isSiteLanguage(language.code) && (
        <span className="visually-hidden" lang={language.code}>
          {copy.settings_language}{' '}
        </span>
      )}
      <span lang={language.code} className={nameClassName}>
        {language.nativeName}
      </span>
    </>
  );
  if (className === undefined) {
    return (
      <ButtonLink {...link} variant="outline">
        {name}
      </ButtonLink>
    );
  }
  return (
    <Link {...link} className={className}>
      {name}
    </Link>
  );
}
