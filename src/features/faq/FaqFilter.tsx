import type { Copy } from '../../i18n/copy.ts';
import { ButtonSummary } from '../../ui/Button/ButtonSummary.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { FaqItem } from './FaqList.tsx';
import styles from './FaqFilter.module.css';

export const faqFilterCopy = ['faq_filter_title', 'faq_filter_all'] as const;

type FaqFilterProps = { copy: Copy<typeof faqFilterCopy>; items: FaqItem[]; locale: string };

/** Returns each tag once, in the order of the alphabet, with the first question that carries it. */
function tagsOf(items: FaqItem[], locale: string): { tag: string; first: string }[] {
  const firsts = new Map<string, string>();
  for (const { id, tags } of items) {
    for (const tag of tags) if (!firsts.has(tag)) firsts.set(tag, id);
  }
  return [...firsts].map(([tag, first]) => ({ tag, first })).sort((a, b) => a.tag.localeCompare(b.tag, locale));
}

/**
 * Lists subjects to choose among. Without scripts each leads to its first question; with them the same list opens
 * as a modal and leaves the questions of one subject (faqFilter.overlay.ts).
 */
export function FaqFilter({ copy, items, locale }: FaqFilterProps) {
  return (
    <details className={`${styles.filter} no-print`}>
      <ButtonSummary data-modal="faqCategoryFilter">
        <span>
          {copy.faq_filter_title}
          <span data-faq-chosen />
        </span>
      </ButtonSummary>
      <div className={styles.panel} data-overlay="faqCategoryFilter">
        <h2 className={styles.title}>{copy.faq_filter_title}</h2>
        <ul className={styles.tags}>
          <li>
            <Link href={`#${items[0]?.id ?? ''}`} className={styles.tag} data-tag="">
              {copy.faq_filter_all}
            </Link>
          </li>
          {tagsOf(items, locale).map(({ tag, first }) => (
            <li key={tag}>
              <Link href={`#${first}`} className={styles.tag} data-tag={tag}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
