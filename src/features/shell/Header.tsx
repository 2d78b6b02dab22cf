import type { Copy } from '../../i18n/copy.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { LangAttributes } from './langAttributes.ts';
import { LanguageLink, languageLinkCopy, type LanguageSwitch } from './LanguageLink.tsx';
import { QrCode, qrCodeCopy, type QrTarget } from './QrCode.tsx';
import styles from './Header.module.css';

export const headerCopy = ['logo_label', 'back', 'search', 'menu', ...languageLinkCopy, ...qrCodeCopy] as const;

type HeaderProps = {
  copy: Copy<typeof headerCopy>;
  /** Set if the language of the interface differs from the page's. */
  langAttributes: LangAttributes;
  links: { home: string; menu: string; search: string };
  currentPath?: string | undefined;
  /** On caregiver pages always, elsewhere only in staging [#93]. */
  languageSwitcher?: LanguageSwitch | undefined;
  /** The page's own QR code, shown if there is space for its button. */
  qr?: QrTarget | undefined;
};

/** Renders logo, back button, language, search and menu. Each button is a link to a page that works without scripts. */
export function Header({ copy, langAttributes, links, currentPath, languageSwitcher, qr }: HeaderProps) {
  return (
    <header
      {...langAttributes}
      id="top"
      tabIndex={-1}
      className={styles.header}
      data-header
      data-crowded={languageSwitcher ? '' : undefined}
    >
      <div className={styles.row}>
        <Link
          href={links.home}
          className={styles.logo}
          aria-label={copy.logo_label}
          isCurrent={currentPath === links.home}
        >
          <span className={styles.wordmark}>
            <Drawing name="logo" />
          </span>
          <span className={styles.mascot}>
            <Drawing name="mascot" />
          </span>
        </Link>
        <button type="button" className={styles.back} data-back disabled aria-label={copy.back}>
          <Icon name="back" directional />
        </button>
        {languageSwitcher && (
          <LanguageLink
            copy={copy}
            language={languageSwitcher}
            currentPath={currentPath}
            className={`${styles.button} ${styles.language}`}
            nameClassName={styles.languageName}
          />
        )}
        {qr && (
          <span className={styles.qr}>
            <QrCode copy={copy} target={qr} id="header-qr" isSmall />
          </span>
        )}
        <Link
          href={links.search}
          className={`${styles.button} ${styles.search}`}
          isCurrent={currentPath === links.search}
          data-modal="search"
        >
          <Icon name="search" />
          <span className={styles.label}>{copy.search}</span>
        </Link>
        <Link
          href={links.menu}
          className={`${styles.button} ${styles.menu}`}
          isCurrent={currentPath === links.menu}
          data-modal="mainMenu"
        >
          <Icon name="menu" />
          <span className={styles.label}>{copy.menu}</span>
        </Link>
      </div>
    </header>
  );
}
