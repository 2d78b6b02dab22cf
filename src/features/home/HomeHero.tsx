import type { Translate } from '../../i18n/messages.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Edge } from '../../ui/Edge/Edge.tsx';
import { SearchForm } from '../../ui/SearchForm/SearchForm.tsx';
import styles from './HomeHero.module.css';

type HomeHeroProps = { t: Translate; title: string; preamble: string; searchPath: string };

/** The start page's head: a promise, a question box, and who one meets here. */
export function HomeHero({ t, title, preamble, searchPath }: HomeHeroProps) {
  return (
    <div>
      <div className={styles.field}>
        <div className={`content ${styles.columns}`}>
          <div className={styles.copy}>
            <h1>{title}</h1>
            <p className="lead">{preamble}</p>
            <SearchForm
              action={searchPath}
              label={t('search_label')}
              submitLabel={t('search')}
              placeholder={t('search_placeholder')}
            />
          </div>
          <div className={styles.stage} role="img" aria-label={t('stage_label')}>
            <Drawing name="person-nurse" />
            <Drawing name="person-girl-teddy" />
            <span className={styles.mascot}>
              <Drawing name="mascot" />
            </span>
            <Drawing name="person-teen-hoodie" />
            <Drawing name="person-wheelchair" />
          </div>
        </div>
      </div>
      <Edge tone="rose" />
    </div>
  );
}
