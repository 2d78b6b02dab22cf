import { langAttributes, type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { Flag } from '../../ui/Flag/Flag.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './LanguageList.module.css';

export type LanguageLink = { code: LanguageCode; path: string };

type LanguageListProps = { title: string; headingId: string; links: LanguageLink[]; currentPath?: string | undefined };

/** Languages as plain links, each named in itself, so that whoever reads only that one finds it. */
export function LanguageList({ title, headingId, links, currentPath }: LanguageListProps) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ code, path }) => {
          const language = languageOf(code);
          return (
            <li key={code}>
              <Link
                href={path}
                hrefLang={language.hreflang}
                isCurrent={path === currentPath}
                className={styles.link}
                {...langAttributes(code)}
              >
                <Flag codes={language.flag} />
                {language.nativeName}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
