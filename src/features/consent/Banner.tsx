import type { CookiesPage, Purpose } from '../../shared/consent.ts';
import type { Copy } from '../../i18n/copy.ts';
import { langAttributes as attributesOf } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { ConsentForm, consentFormCopy } from './ConsentForm.tsx';
import { ConsentSave, consentSaveCopy } from './ConsentSave.tsx';
import styles from './Banner.module.css';

export const bannerCopy = [
  'consent_title',
  'consent_text',
  'consent_more',
  'consent_more_text',
  'consent_accept_all',
  'consent_only_necessary',
  ...consentFormCopy,
  ...consentSaveCopy,
] as const;

type BannerProps = {
  copy: Copy<typeof bannerCopy>;
  langAttributes?: { lang?: string; dir?: string };
  /** What is asked about: a yes to all is a yes to these. */
  purposes: readonly Purpose[];
  /** Where everything is told at length. */
  cookies: CookiesPage;
};

/**
 * Asks for consent at the foot of the window, in two lines, and leaves the page in use. It is a part of the page, out of
 * sight until a script has seen that the question is not answered yet (banner.enhance.ts): where no script runs, nothing
 * is asked. Yes and no are the same button twice; who learns what, and a switch for each, unfolds above them.
 */
export function Banner({ copy, langAttributes = {}, purposes, cookies }: BannerProps) {
  return (
    <section
      {...langAttributes}
      className={`${styles.banner} no-print`}
      aria-labelledby="consent-title"
      data-consent-banner={purposes.join(' ')}
      hidden
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {copy.consent_title}
          </h2>{' '}
          <p className={styles.text}>{copy.consent_text}</p>{' '}
          <details className={styles.more}>
            <summary className={styles.summary}>{copy.consent_more}</summary>
          </details>
        </div>
        <div className={styles.rest}>
          <p>{copy.consent_more_text}</p>
          <ConsentForm copy={copy} id="consent-banner" purposes={purposes} />
          <p>
            <Link href={cookies.path} {...(cookies.language && attributesOf(cookies.language))}>
              {cookies.title}
            </Link>
          </p>
        </div>
        <div className={styles.ways}>
          <div className={styles.save}>
            <ConsentSave copy={copy} />
          </div>
          <Button variant="outline" data-consent-answer="all">
            {copy.consent_accept_all}
          </Button>
          <Button variant="outline" data-consent-answer="necessary">
            {copy.consent_only_necessary}
          </Button>
        </div>
      </div>
    </section>
  );
}
