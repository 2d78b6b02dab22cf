import type { Translate } from '../../i18n/messages.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './HitTemplates.module.css';

type HitTemplatesProps = { t: Translate; path: string };

/** One hit of each type, empty. A type that has none here is not shown. */
export function HitTemplates({ t, path }: HitTemplatesProps) {
  return (
    <>
      {(['page', 'video', 'podcast'] as const).map((type) => (
        <template key={type} data-hit={type}>
          <li className={styles.hit}>
            <Thumb />
            <div className={styles.words}>
              <p className={styles.kind} data-slot="kind">
                {type !== 'page' && t(`search_type_${type}`)}
              </p>
              <h2 className={styles.title}>
                <a href={path} className={styles.link} data-slot="title">
                  {t(`search_type_${type}`)}
                </a>
              </h2>
              <p data-slot="snippet" />
            </div>
          </li>
        </template>
      ))}
      <template data-hit="faq">
        <li className={styles.hit}>
          <Thumb />
          <details className={styles.words} data-hit-answer>
            <summary className={styles.summary}>
              <span className={styles.kind} data-slot="kind">
                {t('search_type_faq')}
              </span>
              <h2 className={styles.title} data-slot="title">
                {t('search_type_faq')}
              </h2>
              <span className={styles.snippet} data-slot="snippet" />
              <span className={styles.caret}>
                <Icon name="caret" />
              </span>
            </summary>
            <div className={styles.answer}>
              <div data-slot="answer" />
              <a href={path}>
                {t('search_type_faq')} <span className="visually-hidden" data-slot="question" />
              </a>
            </div>
          </details>
        </li>
      </template>
    </>
  );
}

function Thumb() {
  return (
    <span className={styles.thumb}>
      <img alt="" width={64} height={64} loading="lazy" decoding="async" data-slot="picture" />
    </span>
  );
}
