import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './ErrorMessage.module.css';

type ErrorMessageProps = {
  title: string;
  body: string;
  comfort?: string;
  /** What to try. */
  help?: string;
  home: { label: string; path: string };
  search?: { label: string; path: string };
};

/** Renders what one meets where a page is missing or broke: the thread that came loose, and the way home. */
export function ErrorMessage({ title, body, comfort, help, home, search }: ErrorMessageProps) {
  return (
    <section className={`content ${styles.message}`}>
      <div className={styles.picture} aria-hidden="true">
        <svg viewBox="0 0 190 160" className={styles.thread} focusable="false">
          <path d="M10 150C60 90 20 40 80 40C140 40 60 130 130 140C170 146 150 96 176 92" />
        </svg>
        <span className={styles.mascot}>
          <Drawing name="mascot" />
        </span>
      </div>
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      <p className="lead text">{body}</p>
      {comfort && <p className="text">{comfort}</p>}
      {help && <p className="text">{help}</p>}
      <div className={styles.ways}>
        <ButtonLink href={home.path}>{home.label}</ButtonLink>
        {search && (
          <ButtonLink href={search.path} variant="outline">
            <Icon name="search" />
            {search.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
