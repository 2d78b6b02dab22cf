import type { CookiesPage } from '../../consent.ts';
import type { Copy } from '../../i18n/copy.ts';
import { langAttributes as attributesOf } from '../../i18n/languages.ts';
import { sentencesOf } from '../../i18n/sentences.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonSummary } from '../../ui/Button/ButtonSummary.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { ConsentForm, consentFormCopy } from './ConsentForm.tsx';
import styles from './Banner.module.css';

export const bannerCopy = [
  'consent_title',
  'consent_text',
  'consent_accept_all',
  'consent_only_necessary',
  'consent_settings',
  ...consentFormCopy,
] as const;

type BannerProps = {
  copy: Copy<typeof bannerCopy>;
  langAttributes?: { lang?: string; dir?: string };
  /** Where everything is told at length. */
  cookies: CookiesPage;
};

/**
 * Asks for consent at the foot of the window, and leaves the page in use. It is a part of every page, out of sight until
 * a script has seen that the question is not answered yet (banner.enhance.ts): where no script runs, nothing is asked.
 * Yes and no are the same button twice. What the settings unfold stands after them: they can be one row with the answers.
 */
export function Banner({ copy, langAttributes = {}, cookies }: BannerProps) {
  return (
    <section
      {...langAttributes}
      className={`${styles.banner} no-print`}
      aria-labelledby="consent-title"
      data-consent-banner
      hidden
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {copy.consent_title}
          </h2>
          <p className={styles.text}>
            {sentencesOf(copy.consent_text).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </p>
        </div>
        <div className={styles.answers}>
          <Button data-consent-answer="all">{copy.consent_accept_all}</Button>
          <Button data-consent-answer="necessary">{copy.consent_only_necessary}</Button>
        </div>
        <details className={styles.settings}>
          <ButtonSummary variant="quiet">{copy.consent_settings}</ButtonSummary>
        </details>
        <div className={styles.form}>
          <ConsentForm copy={copy} id="consent-banner" />
          <p>
            <Link href={cookies.path} {...(cookies.language && attributesOf(cookies.language))}>
              {cookies.title}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
