import { isSiteLanguage, type LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';

export type LanguageSwitch = {
  code: LanguageCode;
  nativeName: string;
  /** Address of the language page; with scripts its list opens in a popup. */
  path: string;
  /** Which of its lists: the languages of the caregiver section, or of the whole site. */
  list: 'caregivers' | 'site';
  /** Where a language leads that lacks the page: the nearest page above it that it has. */
  near?: Partial<Record<LanguageCode, string>> | undefined;
};

export const languageLinkCopy = ['language_choose', 'settings_language'] as const;

type LanguageLinkProps = {
  copy: Copy<typeof languageLinkCopy>;
  language: LanguageSwitch;
  currentPath?: string | undefined;
  /** The header's own look; without it, a button like others. */
  className?: string;
  /** For the name of the language, which gives way where room is short. */
  nameClassName?: string | undefined;
  /** Where the popup opens; below is the default. */
  opens?: 'upward' | undefined;
};

/** Links to the languages, named by the one that is read. */
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
      {/* The label is in Swedish and English everywhere (specification, section 2): others hear their own word too. */}
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
