import type { AnchorHTMLAttributes } from 'react';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { localizePath, slugify as toSlug } from '../../i18n/paths.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'aria-current' | 'rel'> & {
  href?: string | undefined;
  /** Prefix for a path of our own that has no language yet. */
  locale?: LanguageCode;
  /** Converts the last segment of the path to a slug ("Mitt sjukhus" becomes "mitt-sjukhus"). */
  slugify?: boolean;
  /** The link leads to the current page. Never on the 404 page. */
  isCurrent?: boolean;
  /** The overlay that opens instead of the page, with scripts. */
  'data-modal'?: string;
  /** The popup that opens beside the link, with scripts. */
  'data-popup'?: 'languages';
};

const isOutside = (href: string) => /^(https?:)?\/\//i.test(href) || /^mailto:/i.test(href);
const isUntouched = (href: string) => /^(tel|sms):/i.test(href) || href.startsWith('#');

const slugged = (path: string) => path.split('/').map(toSlug).join('/');

/**
 * Renders a link [#165] [#166] [#167]. Without an address it renders nothing. Other sites and mail are plain anchors
 * with nofollow; telephone numbers, text messages and anchors are unchanged [#267]. Our own paths get a leading slash
 * and a language.
 */
export function Link({
  href,
  locale = defaultLanguage,
  slugify = false,
  isCurrent = false,
  children,
  ...rest
}: LinkProps) {
  if (!href) {
    console.warn('Link component requires a valid href prop');
    return null;
  }
  if (isOutside(href)) {
    return (
      <a {...rest} href={href} rel="nofollow noopener">
        {children}
      </a>
    );
  }
  const target = isUntouched(href) ? href : localizePath(slugify ? slugged(href) : href, locale);
  return (
    <a {...rest} href={target} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
