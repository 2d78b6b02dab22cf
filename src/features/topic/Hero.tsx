import type { LanguageCode } from '../../i18n/languages.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { SectionEdge } from '../../ui/SectionEdge/SectionEdge.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './Hero.module.css';

type Crumb = { title: string; path: string };

type HeroProps = {
  title: string;
  /** The language of the title, if it differs from the page's. */
  titleLanguage?: LanguageCode | undefined;
  preamble: string;
  crumbs: Crumb[];
  crumbsLabel: string;
  picture?: DrawingName | undefined;
  /** What the picture shows; left out if it is decorative. */
  pictureLabel?: string | undefined;
  /** Strong is for teenagers: ink instead of aqua. */
  variant?: 'aqua' | 'rose' | 'strong';
  /** What follows must be visible at once: on a phone the picture takes the remaining space. */
  isAboveSigns?: boolean;
};

/** Renders the head of a page: breadcrumbs, title and the first answer. */
export function Hero({
  title,
  titleLanguage,
  preamble,
  crumbs,
  crumbsLabel,
  picture,
  pictureLabel,
  variant = 'aqua',
  isAboveSigns = false,
}: HeroProps) {
  return (
    <div className={isAboveSigns ? styles.aboveSigns : undefined}>
      <div className={`${styles.field} ${styles[variant]}`}>
        <div className={`content ${styles.columns}`}>
          <div className={styles.copy}>
            {crumbs.length > 0 && (
              <nav aria-label={crumbsLabel} className="no-print">
                <ol className={styles.crumbs}>
                  {crumbs.map((crumb) => (
                    <li key={crumb.path}>
                      <Link href={crumb.path}>{crumb.title}</Link>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <h1 lang={titleLanguage}>{withSoftHyphens(title)}</h1>
            <p className="lead">
              <Text>{preamble}</Text>
            </p>
          </div>
          {picture && (
            <div className={styles.art}>
              <Drawing name={picture} label={pictureLabel} />
            </div>
          )}
        </div>
      </div>
      <SectionEdge variant={variant} />
    </div>
  );
}
