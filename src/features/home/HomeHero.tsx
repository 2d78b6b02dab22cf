import type { Translate } from '../../i18n/messages.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Edge } from '../../ui/Edge/Edge.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Button } from '../../ui/Button/Button.tsx';
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
            <form action={searchPath} method="get" role="search" className={styles.search}>
              <input
                type="search"
                name="q"
                maxLength={512}
                autoComplete="off"
                spellCheck={false}
                aria-label={t('search_label')}
                placeholder={t('search_placeholder')}
                className={styles.input}
              />
              <Button type="submit" aria-label={t('search')}>
                <Icon name="search" />
              </Button>
            </form>
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
