import type { AnchorHTMLAttributes } from 'react';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { localizePath, slugify as toSlug } from '../../i18n/paths.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'aria-current' | 'rel'> & {
  href?: string | undefined;
  /** Put in front of a path of our own that has no language yet. */
  locale?: LanguageCode;
  /** Turns the path's last part into an address ("Mitt sjukhus" gives "mitt-sjukhus"). */
  slugify?: boolean;
  /** The page that this link leads to is the one being read. Never on the 404 page. */
  isCurrent?: boolean;
  /** The overlay that opens in place of the page, where there are scripts. */
  'data-modal'?: string;
  /** The popup that opens beside it, where there are scripts. */
  'data-popup'?: 'languages';
};

const isOutside = (href: string) => /^(https?:)?\/\//i.test(href) || /^mailto:/i.test(href);
const isUntouched = (href: string) => /^(tel|sms):/i.test(href) || href.startsWith('#');

const slugged = (path: string) => path.split('/').map(toSlug).join('/');

/**
 * Renders a link, by the rules of the specification (section 2, "Link behaviour"): nothing without an address;
 * other sites and mail as plain anchors with nofollow; telephone, text message and anchors left as they are;
 * our own paths with a leading slash and a language.
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
