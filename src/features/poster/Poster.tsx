import { langAttributes, type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Address } from '../../ui/Text/Text.tsx';
import styles from './Poster.module.css';

type PosterLanguage = {
  code: LanguageCode;
  /** Address of the QR code's image. */
  qr: string;
  /** Instructions for the code, in its own language. */
  line: string;
  scan: string;
};

type PosterProps = {
  label: string;
  languages: PosterLanguage[];
  /** Instructions in the most common languages of a waiting room, and an address to type. */
  how: { code: LanguageCode; text: string }[];
  address: string;
};

/**
 * Renders a poster for a waiting room: a QR code for every language, named in that language. Printing the page prints
 * only the poster. The codes are not lazy, because an image that was never in view would be missing on paper.
 */
export function Poster({ label, languages, how, address }: PosterProps) {
  return (
    <section aria-label={label} className={styles.poster} data-poster>
      <div className={styles.head}>
        <Drawing name="logo" />
        <p className={styles.how}>
          {how.map(({ code, text }) => (
            <span key={code} {...langAttributes(code)}>
              {text}{' '}
            </span>
          ))}
          <br />
          <Address>{address}</Address>
        </p>
      </div>
      <ul className={styles.codes}>
        {languages.map(({ code, qr, line, scan }) => (
          <li key={code} className={styles.code} {...langAttributes(code)}>
            <img src={qr} width={90} height={90} alt={scan} />
            <strong className={styles.name}>{languageOf(code).nativeName}</strong>
            <span className={styles.line}>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
