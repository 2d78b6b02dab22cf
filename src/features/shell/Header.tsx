import type { Translate } from '../../i18n/messages.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { LangAttributes } from './language.ts';
import { LanguageLink, type LanguageSwitch } from './LanguageLink.tsx';
import { QrCode, type QrTarget } from './QrCode.tsx';
import styles from './Header.module.css';

type HeaderProps = {
  t: Translate;
  /** Set where the interface speaks another language than the page. */
  langAttributes: LangAttributes;
  links: { home: string; menu: string; search: string };
  currentPath?: string | undefined;
  /** On caregiver pages always, elsewhere only in staging (specification, section 2). */
  languageSwitcher?: LanguageSwitch | undefined;
  /** The page's own QR code, shown where there is room for its button. */
  qr?: QrTarget | undefined;
};

/** Logo, way back, language, search and menu. Each button is a link to a page that works without scripts. */
export function Header({ t, langAttributes, links, currentPath, languageSwitcher, qr }: HeaderProps) {
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
          aria-label={t('logo_label')}
          isCurrent={currentPath === links.home}
        >
          <span className={styles.wordmark}>
            <Drawing name="logo" />
          </span>
          <span className={styles.mascot}>
            <Drawing name="mascot" />
          </span>
        </Link>
        <button type="button" className={styles.back} data-back disabled aria-label={t('back')}>
          <Icon name="back" directional />
        </button>
        {languageSwitcher && (
          <LanguageLink
            t={t}
            language={languageSwitcher}
            currentPath={currentPath}
            className={`${styles.button} ${styles.language}`}
            nameClassName={styles.languageName}
          />
        )}
        {qr && (
          <span className={styles.qr}>
            <QrCode t={t} target={qr} id="header-qr" isSmall />
          </span>
        )}
        <Link
          href={links.search}
          className={`${styles.button} ${styles.search}`}
          isCurrent={currentPath === links.search}
          data-modal="search"
        >
          <Icon name="search" />
          <span className={styles.label}>{t('search')}</span>
        </Link>
        <Link
          href={links.menu}
          className={`${styles.button} ${styles.menu}`}
          isCurrent={currentPath === links.menu}
          data-modal="mainMenu"
        >
          <Icon name="menu" />
          <span className={styles.label}>{t('menu')}</span>
        </Link>
      </div>
    </header>
  );
}
