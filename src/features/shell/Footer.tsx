import type { SocialNetwork } from '../../config.ts';
import type { CookiesPage } from '../../shared/consent.ts';
import { langAttributes as attributesOf, type LanguageCode, languageOf } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { SocialIcon } from '../../ui/SocialIcon/SocialIcon.tsx';
import { Divider } from '../../ui/Divider/Divider.tsx';
import type { LangAttributes } from './langAttributes.ts';
import { LanguageLink, languageLinkCopy, type LanguageSwitch } from './LanguageLink.tsx';
import { QrCode, qrCodeCopy, type QrTarget } from './QrCode.tsx';
import { ShareLinks, shareLinksCopy, type ShareTarget } from './ShareLinks.tsx';
import styles from './Footer.module.css';

type FooterLink = { id: string; title: string; path: string; langAttributes?: LangAttributes };
export type FooterGroup = { id: string; title: string; items: FooterLink[] };

export const footerCopy = [
  'consent_link',
  'contact',
  'back',
  'back_to_top',
  'look_usual',
  'footer_follow',
  'copyright',
  ...languageLinkCopy,
  ...shareLinksCopy,
  ...qrCodeCopy,
] as const;

type FooterProps = {
  copy: Copy<typeof footerCopy>;
  langAttributes: LangAttributes;
  groups: FooterGroup[];
  currentPath?: string | undefined;
  share?: ShareTarget | undefined;
  /** Set on caregiver pages. Elsewhere the switcher is one of the links. */
  languageSwitcher?: LanguageSwitch | undefined;
  /** This page in other languages, for visitors without scripts. With scripts the popup has these links. */
  translations?: { code: LanguageCode; path: string }[] | undefined;
  qr?: QrTarget | undefined;
  social: { network: SocialNetwork; url: string }[];
  contactEmail: string;
  cookies: CookiesPage;
};

const networkNames: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
};

/** Renders the end of every page: further links, back and up, sharing, and who is behind the site. */
export function Footer({
  copy,
  langAttributes,
  groups,
  currentPath,
  share,
  languageSwitcher,
  translations = [],
  qr,
  social,
  contactEmail,
  cookies,
}: FooterProps) {
  const [beforeYear, afterYear] = copy.copyright.split('{year}');
  return (
    <footer {...langAttributes} className={styles.footer}>
      <div className={`content ${styles.rows}`}>
        <div className={styles.logo}>
          <Drawing name="logo" />
        </div>
        <Divider />
        <div className={styles.groups}>
          {groups.map((group) => (
            <nav key={group.id} aria-labelledby={`footer-${group.id}`}>
              <h2 id={`footer-${group.id}`} className={styles.heading}>
                {group.title}
              </h2>
              <ul>
                {group.items.map((item) => (
                  <li key={item.id}>
                    <Link href={item.path} isCurrent={item.path === currentPath} {...item.langAttributes}>
                      {item.title}
                    </Link>
                  </li>
                ))}
                {group.id === 'site' && cookies.settings && (
                  <li>
                    <Link href={cookies.settings} hrefLang={cookies.language && languageOf(cookies.language).hreflang}>
                      {copy.consent_link}
                    </Link>
                  </li>
                )}
                {group.id === 'tryggve' && (
                  <li>
                    <Link href={`mailto:${contactEmail}`}>{copy.contact}</Link>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.actions}>
          {/* Exits discreet mode, also on a page without a discreet bar (client/discreet.ts). */}
          <Button variant="outline" aria-pressed={false} data-usual-look hidden>
            <Icon name="check" />
            {copy.look_usual}
          </Button>
          <Button variant="outline" data-back disabled>
            <Icon name="back" directional />
            {copy.back}
          </Button>
          {languageSwitcher && (
            <LanguageLink copy={copy} language={languageSwitcher} currentPath={currentPath} opens="upward" />
          )}
          {share && <ShareLinks copy={copy} target={share} />}
          {qr && <QrCode copy={copy} target={qr} id="footer-qr" />}
          {/* Last, so that nothing moves under the finger when it appears. */}
          <ButtonLink href="#top" variant="outline" data-to-top>
            <Icon name="up" />
            {copy.back_to_top}
          </ButtonLink>
        </div>
        {translations.length > 0 && (
          <noscript>
            <ul className={styles.translations}>
              {translations.map(({ code, path }) => (
                <li key={code}>
                  <Link href={path} {...attributesOf(code)}>
                    {languageOf(code).nativeName}
                  </Link>
                </li>
              ))}
            </ul>
          </noscript>
        )}
        {social.length > 0 && (
          <section className={styles.social} aria-labelledby="footer-follow">
            <h2 id="footer-follow" className={styles.heading}>
              {copy.footer_follow}
            </h2>
            <ul className={styles.networks}>
              {social.map(({ network, url }) => (
                <li key={network}>
                  <Link href={url} aria-label={networkNames[network]} className={styles.network}>
                    <SocialIcon name={network} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          {beforeYear}
          {/* Filled in from the visitor's clock: a page that was built last year must not say last year. */}
          <span data-year></span>
          {afterYear}
        </p>
      </div>
    </footer>
  );
}
