import type { RootContent } from 'mdast';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import styles from './FaqList.module.css';

export type FaqItem = { id: string; question: string; tags: string[]; blocks: RootContent[] };

type FaqListProps = {
  label: string;
  /** Said where no question has the chosen subject. */
  emptyText: string;
  /** How many have it, by the language's plural categories; `#` stands for the number. */
  countForms: Partial<Record<Intl.LDMLPluralRule, string>>;
  items: FaqItem[];
  locale: LanguageCode;
  hrefOf: (pageId: string) => string | undefined;
};

/** Questions as they are asked; the answer is in the page and folds out. An address with `#id` leads to its question. */
export function FaqList({ label, emptyText, countForms, items, locale, hrefOf }: FaqListProps) {
  return (
    <section aria-label={label} className={styles.list}>
      <p
        role="status"
        className={styles.status}
        data-faq-status
        data-empty={emptyText}
        data-count={JSON.stringify(countForms)}
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
