import { isLanguageCode, langAttributes } from '../../i18n/languages.ts';
import type { Help } from '../../search/contract.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { Note } from '../../ui/Note/Note.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './HelpCard.module.css';

const attributesOf = (code: string) => (isLanguageCode(code) ? langAttributes(code) : {});

type HelpCardProps = { help: Help };

/** Tells whom to ring, in which order, above the hits of a cry for help or an emergency. */
export function HelpCard({ help: { kind, lang, title, lines, path, page, own } }: HelpCardProps) {
  return (
    <div {...attributesOf(lang)} className={styles[kind]} data-help={kind}>
      <Note title={title} variant="rose">
        {own && (
          <p lang={own.lang} dir={own.dir}>
            <Text>{own.text}</Text>
          </p>
        )}
        <ul role="list" className={styles.lines}>
          {lines.map(({ text, number }, at) => (
            <li key={text} className={styles.line}>
              <span className={at === 0 ? styles.first : undefined}>
                <Text>{text}</Text>
              </span>
              {number && (
                <Link
                  href={`tel:${number.replace(/\D/g, '')}`}
                  className={number === '112' ? `${styles.number} ${styles.danger}` : styles.number}
                >
                  <bdi dir="ltr">{number}</bdi>
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p>
          <Link href={path} className={styles.page} {...attributesOf(page.lang)}>
            {page.title}
          </Link>
        </p>
      </Note>
    </div>
  );
}
