import { langAttributes, type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { Flag } from '../../ui/Flag/Flag.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './LanguageList.module.css';

export type LanguageLink = { code: LanguageCode; path: string };

type LanguageListProps = {
  title: string;
  /** What exists in these languages. */
  part: 'caregivers' | 'site';
  links: LanguageLink[];
};

/** Languages as plain links, each named in itself, so that whoever reads only that one finds it. */
export function LanguageList({ title, part, links }: LanguageListProps) {
  const headingId = `${part}-languages`;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.list} data-languages={part}>
        {links.map(({ code, path }) => {
          const language = languageOf(code);
          return (
            <li key={code} data-code={code}>
              <Link href={path} hrefLang={language.hreflang} className={styles.link} {...langAttributes(code)}>
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
