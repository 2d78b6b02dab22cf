import { langAttributes, type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { Flag } from '../../ui/Flag/Flag.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './LanguageList.module.css';

type LanguageLink = { code: LanguageCode; path: string };

type LanguageListProps = {
  title: string;
  /** Which pages exist in these languages. */
  part: 'caregivers' | 'site';
  links: LanguageLink[];
  /** A field that filters a long list. Hidden without scripts. */
  filter?: { label: string; none: string };
};

/** Lists languages as plain links. Each is named in its own language, for visitors who read only that one. */
export function LanguageList({ title, part, links, filter }: LanguageListProps) {
  const headingId = `${part}-languages`;
  return (
    <section className={styles.section} aria-labelledby={headingId} data-languages={part}>
      <h2 id={headingId}>{title}</h2>
      {filter && (
        <div data-language-filter data-room="" hidden>
          <label className={styles.filter}>
            <span>{filter.label}</span>
            <input type="search" autoComplete="off" spellCheck={false} className={styles.input} />
          </label>
          <p role="status">
            <span data-language-none hidden>
              {filter.none}
            </span>
          </p>
        </div>
      )}
      <ul className={styles.list}>
        {links.map(({ code, path }) => {
          const language = languageOf(code);
          return (
            <li key={code} data-code={code} data-names={`${language.swedishName} ${language.englishName}`}>
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
