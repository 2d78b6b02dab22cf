import type { PublicSource } from '../../content/facts.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { formatDate, type Translate } from '../../i18n/messages.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Provenance.module.css';

export type ProvenanceData = {
  changed: string;
  author: string;
  drafted: 'ai' | 'person';
  review: 'unreviewed' | 'not-clinical' | { by: string; role: string; date: string };
  translation: 'original' | 'machine' | 'native-read';
};

type ProvenanceProps = {
  t: Translate;
  language: LanguageCode;
  data: ProvenanceData;
  sources: PublicSource[];
  /** The Swedish page, where this one is a translation of it. */
  swedishPath?: string | undefined;
};

function reviewText(t: Translate, review: ProvenanceData['review'], language: LanguageCode): string {
  if (review === 'unreviewed') return t('status_unreviewed');
  if (review === 'not-clinical') return t('status_not_clinical');
  return t('status_reviewed', { name: review.by, role: review.role, date: formatDate(review.date, language) });
}

/** What a text is: who wrote it, who has checked it, what it rests on. Stands on every page with a text. */
export function Provenance({ t, language, data, sources, swedishPath }: ProvenanceProps) {
  const isClinical = data.review !== 'not-clinical';
  return (
    <section className={styles.provenance} aria-labelledby="about-this-text">
      <h2 id="about-this-text" className={styles.title}>
        {t('status_title')}
      </h2>
      <p>
        {t(data.drafted === 'ai' ? 'status_ai' : 'status_person')} {reviewText(t, data.review, language)}{' '}
        {data.translation === 'machine' && t('status_machine')}
        {data.translation === 'native-read' && t('status_native_read')} {isClinical && t('status_letter')}
      </p>
      <ul className={styles.dates}>
        <li>{t('status_author', { author: data.author })}</li>
        <li>{t('status_changed', { date: formatDate(data.changed, language) })}</li>
        {isClinical && <li>{t('status_next_review')}</li>}
        {swedishPath && (
          <li>
            <Link href={swedishPath} hrefLang="sv">
              {t('swedish_page')}
            </Link>
          </li>
        )}
      </ul>
      {sources.length > 0 && (
        <details className={styles.sources}>
          <summary className={styles.summary}>{t('sources_title')}</summary>
          <ul className={styles.list}>
            {sources.map((source) => (
              <li key={source.key}>
                <bdi>
                  {source.publisher}: <Link href={source.url}>{source.title}</Link>
                </bdi>
                {', '}
                {source.year === 'n.d.' ? t('sources_read') : source.year}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
