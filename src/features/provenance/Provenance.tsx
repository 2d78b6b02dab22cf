import type { PublicSource } from '../../content/facts.ts';
import { langAttributes, type LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { formatDate } from '../../i18n/dates.ts';
import { fill } from '../../i18n/fill.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { publisherIn } from './publisher.ts';
import { type ProvenanceData, sentencesCopy } from './provenanceSentences.ts';
import { Status } from './Status.tsx';
import styles from './Provenance.module.css';

export const provenanceCopy = [
  ...sentencesCopy,
  'status_title',
  'status_author',
  'status_changed',
  'status_next_review',
  'swedish_page',
  'status_licence',
  'status_markdown',
  'sources_title',
] as const;

type ProvenanceProps = {
  copy: Copy<typeof provenanceCopy>;
  language: LanguageCode;
  data: ProvenanceData;
  sources: PublicSource[];
  /** Path of the Swedish page, if this is a translation of it. */
  swedishPath?: string | undefined;
  /** Path of the text as Markdown, if it is offered. */
  markdownPath?: string | undefined;
};

/**
 * Renders a source under the name that readers know, in English if there is an English name. When folded, print lists
 * each publisher once, without titles.
 */
function SourceLine({ source, language, isNew }: { source: PublicSource; language: LanguageCode; isNew: boolean }) {
  const { title, url, year } = source;
  const publisher = publisherIn(source, language);
  // Text in the page's own language needs no `lang` (WCAG 3.1.2).
  const marks = (code: LanguageCode | undefined) => (code && code !== language ? langAttributes(code) : {});
  return (
    <li data-prints={isNew || undefined}>
      <bdi {...marks(publisher.language)}>{publisher.name}</bdi>
      <span>
        {': '}
        <bdi {...marks(source.language)}>
          <Link href={url} hrefLang={source.language}>
            {title}
          </Link>
        </bdi>
        {year && `, ${year}`}
      </span>
    </li>
  );
}

/** Renders who wrote a text, who has checked it and what it is based on. Part of every page with a text. */
export function Provenance({ copy, language, data, sources, swedishPath, markdownPath }: ProvenanceProps) {
  const isClinical = data.review !== 'not-clinical';
  return (
    <section className={styles.provenance} aria-labelledby="about-this-text" data-provenance>
      <h2 id="about-this-text" className={styles.title}>
        {copy.status_title}
      </h2>
      <p data-status>
        <Status copy={copy} language={language} data={data} />
      </p>
      <ul className={styles.dates} data-unread>
        <li>{fill(copy.status_author, { author: data.author })}</li>
        <li>{fill(copy.status_changed, { date: formatDate(data.changed, language) })}</li>
        {isClinical && <li data-prints>{copy.status_next_review}</li>}
        {swedishPath && (
          <li>
            <Link href={swedishPath} hrefLang="sv">
              {copy.swedish_page}
            </Link>
          </li>
        )}
        {markdownPath && (
          <li data-prints>
            {copy.status_licence}{' '}
            <Link href={markdownPath} download className="no-print">
              {copy.status_markdown}
            </Link>
          </li>
        )}
      </ul>
      {sources.length > 0 && (
        <details className={styles.sources} data-unread>
          <summary className={styles.summary}>{copy.sources_title}</summary>
          <ul className={styles.list} data-sources>
            {sources.map((source, at) => (
              <SourceLine
                key={source.key}
                source={source}
                language={language}
                isNew={sources.findIndex(({ publisher }) => publisher === source.publisher) === at}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
