import type { RootContent } from 'mdast';
import type { Copy } from '../../i18n/copy.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import styles from './FaqList.module.css';

export type FaqItem = { id: string; question: string; tags: string[]; blocks: RootContent[] };

export const faqListCopy = ['faq_list', 'faq_filter_empty', 'search_count'] as const;

type FaqListProps = {
  copy: Copy<typeof faqListCopy>;
  items: FaqItem[];
  locale: LanguageCode;
  hrefOf: (pageId: string) => string | undefined;
};

/** Questions as they are asked; the answer is in the page and folds out. An address with `#id` leads to its question. */
export function FaqList({ copy, items, locale, hrefOf }: FaqListProps) {
  return (
    <section aria-label={copy.faq_list} className={styles.list}>
      <p
        role="status"
        className={styles.status}
        data-faq-status
        data-empty={copy.faq_filter_empty}
        data-count={JSON.stringify(copy.search_count)}
      />
      {items.map((item) => (
        <details key={item.id} id={item.id} className={styles.item} data-faq-item data-tags={item.tags.join('|')}>
          <summary className={styles.summary}>
            <h2 className={styles.question}>{item.question}</h2>
            <span className={styles.caret}>
              <Icon name="caret" />
            </span>
          </summary>
          <div className={styles.answer}>
            <Prose blocks={item.blocks} locale={locale} hrefOf={hrefOf} headingLevel={3} />
          </div>
        </details>
      ))}
    </section>
  );
}
