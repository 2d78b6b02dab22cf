import { langAttributes, type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './PageList.module.css';

type PageLinesProps = {
  title: string;
  headingId: string;
  pages: readonly {
    id: string;
    title: string;
    path: string;
    /** Language of the page, if it differs from that of the list. */
    language?: LanguageCode;
    /** Language of the title alone. */
    titleLanguage?: LanguageCode | undefined;
  }[];
};

/** Lists related pages as lines. Without drawings, so that it can run in the browser. */
export function PageLines({ title, headingId, pages }: PageLinesProps) {
  return (
    <section className={`${styles.section} no-print`} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.lines}>
        {pages.map(({ id, title, path, language, titleLanguage }) => (
          <li key={id} {...(language && langAttributes(language))}>
            <Link href={path} hrefLang={language} lang={titleLanguage} className={styles.page}>
              {withSoftHyphens(language ? `${title} (${languageOf(language).nativeName})` : title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
