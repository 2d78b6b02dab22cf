import type { RootContent } from 'mdast';
import type { FaqTheme } from '../../content/kinds/faq.ts';
import type { Copy } from '../../i18n/copy.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './FaqList.module.css';

export type FaqItem = {
  id: string;
  question: string;
  theme: FaqTheme;
  /** Whether it is told to nobody by its name that somebody opens it. */
  isQuiet?: boolean;
  tags: string[];
  blocks: RootContent[];
};

export const faqListCopy = [
  'faq_list',
  'faq_filter_empty',
  'search_count',
  'faq_theme_before',
  'faq_theme_needles',
  'faq_theme_asleep',
  'faq_theme_waking',
  'faq_theme_home',
  'faq_theme_feelings',
  'faq_theme_teenagers',
  'faq_theme_rights',
] as const;

type FaqListProps = {
  copy: Copy<typeof faqListCopy>;
  /** In their order; those of a theme stand together. */
  items: FaqItem[];
  locale: LanguageCode;
  hrefOf: (pageId: string) => string | undefined;
};

const anchorOf = (theme: FaqTheme) => `theme-${theme}`;

/** Lists questions as they are asked, by theme; the answer is in the page and folds out. An address with `#id` leads to its question. */
export function FaqList({ copy, items, locale, hrefOf }: FaqListProps) {
  const themes = [...new Set(items.map(({ theme }) => theme))];
  return (
    <section aria-label={copy.faq_list} className={styles.list}>
      <p
        role="status"
        className={styles.status}
        data-faq-status
        data-empty={copy.faq_filter_empty}
        data-count={JSON.stringify(copy.search_count)}
      />
      <ul className={`${styles.themes} no-print`} role="list">
        {themes.map((theme) => (
          <li key={theme} data-faq-theme>
            <Link href={`#${anchorOf(theme)}`} className={styles.theme}>
              {copy[`faq_theme_${theme}`]}
            </Link>
          </li>
        ))}
      </ul>
      {themes.map((theme) => (
        <section key={theme} className={styles.group} aria-labelledby={anchorOf(theme)}>
          <h2 id={anchorOf(theme)}>{copy[`faq_theme_${theme}`]}</h2>
          {items
            .filter((item) => item.theme === theme)
            .map((item) => (
              <details
                key={item.id}
                id={item.id}
                className={styles.item}
                data-faq-item
                data-quiet={item.isQuiet || undefined}
                data-tags={item.tags.join('|')}
              >
                <summary className={styles.summary}>
                  <h3 className={styles.question}>
                    <Text>{item.question}</Text>
                  </h3>
                  <span className={styles.caret}>
                    <Icon name="caret" />
                  </span>
                </summary>
                <div className={styles.answer}>
                  <Prose blocks={item.blocks} locale={locale} hrefOf={hrefOf} headingLevel={4} />
                </div>
              </details>
            ))}
        </section>
      ))}
    </section>
  );
}
