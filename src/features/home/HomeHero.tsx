import type { Copy } from '../../i18n/copy.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { SectionEdge } from '../../ui/SectionEdge/SectionEdge.tsx';
import { SearchForm } from '../../ui/SearchForm/SearchForm.tsx';
import styles from './HomeHero.module.css';

export const homeHeroCopy = ['search_label', 'search', 'search_placeholder', 'stage_label'] as const;

type HomeHeroProps = { copy: Copy<typeof homeHeroCopy>; title: string; preamble: string; searchPath: string };

/** Renders the top of the start page: a promise, a search field and the characters of the site. */
export function HomeHero({ copy, title, preamble, searchPath }: HomeHeroProps) {
  return (
    <div>
      <div className={styles.field}>
        <div className={`content ${styles.columns}`}>
          <div className={styles.copy}>
            <h1>{title}</h1>
            <p className="lead">{preamble}</p>
            <SearchForm
              action={searchPath}
              label={copy.search_label}
              submitLabel={copy.search}
              placeholder={copy.search_placeholder}
              opens="search"
            />
          </div>
          <div className={styles.stage} role="img" aria-label={copy.stage_label}>
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
      <SectionEdge variant="rose" />
    </div>
  );
}
