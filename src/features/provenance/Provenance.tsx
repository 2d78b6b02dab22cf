import type { PublicSource } from '../../content/facts.ts';
import { langAttributes, type LanguageCode } from '../../i18n/languages.ts';
import { formatDate, type Translate } from '../../i18n/messages.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { type ProvenanceData, provenanceSentences, provenanceText } from './sentences.ts';
import styles from './Provenance.module.css';

type ProvenanceProps = {
  t: Translate;
  language: LanguageCode;
  data: ProvenanceData;
  sources: PublicSource[];
  /** The Swedish page, where this one is a translation of it. */
  swedishPath?: string | undefined;
  /** The text as a file, where it is offered as one. */
  markdownPath?: string | undefined;
};

/** A source under the name that its readers know; English readers get the English one, where there is one. */
function SourceLine({ source, language }: { source: PublicSource; language: LanguageCode }) {
  const { publisher, publisherInEnglish, title, url, year } = source;
  const isEnglish = language === 'en' && publisherInEnglish !== undefined;
  // What is in the page's own language needs no mark (WCAG 3.1.2).
  const marks = (code: LanguageCode | undefined) => (code && code !== language ? langAttributes(code) : {});
  return (
    <li>
      <bdi {...(isEnglish ? {} : marks(source.publisherLanguage))}>{isEnglish ? publisherInEnglish : publisher}</bdi>
      {': '}
      <bdi {...marks(source.language)}>
        <Link href={url} hrefLang={source.language}>
          {title}
        </Link>
      </bdi>
      {year && `, ${year}`}
    </li>
  );
}

/** What a text is: who wrote it, who has checked it, what it rests on. Stands on every page with a text. */
export function Provenance({ t, language, data, sources, swedishPath, markdownPath }: ProvenanceProps) {
  const isClinical = data.review !== 'not-clinical';
  return (
    <section className={styles.provenance} aria-labelledby="about-this-text">
      <h2 id="about-this-text" className={styles.title}>
        {t('status_title')}
      </h2>
      <p data-status>{provenanceText(provenanceSentences(t, data, language), language)}</p>
      <ul className={styles.dates}>
        <li>{t('status_author', { author: data.author })}</li>
        <li>{t('status_changed', { date: formatDate(data.changed, language) })}</li>
        {isClinical && <li data-prints>{t('status_next_review')}</li>}
        {swedishPath && (
          <li>
            <Link href={swedishPath} hrefLang="sv">
              {t('swedish_page')}
            </Link>
          </li>
        )}
        {markdownPath && (
          <li data-prints>
            {t('status_licence')}{' '}
            <Link href={markdownPath} download className="no-print">
              {t('status_markdown')}
            </Link>
          </li>
        )}
      </ul>
      {sources.length > 0 && (
        <details className={styles.sources}>
          <summary className={styles.summary}>{t('sources_title')}</summary>
          <ul className={styles.list} data-sources>
            {sources.map((source) => (
              <SourceLine key={source.key} source={source} language={language} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
