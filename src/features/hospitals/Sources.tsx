import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { type LanguageCode, langAttributes } from '../../i18n/languages.ts';
import { Link } from '../../ui/Link/Link.tsx';
import type { ShownSource } from './hospital.ts';
import styles from './Sources.module.css';

export const sourcesCopy = ['hospital_source', 'hospital_checked'] as const;

type SourcesProps = {
  copy: Copy<typeof sourcesCopy>;
  sources: ShownSource[];
  /** When somebody last read the sources, formatted. */
  checked: string;
  /** Language of the page. Publishers have Swedish names. */
  locale?: LanguageCode;
};

/** Renders the sources of a fact and the date when they were read, in small print. */
export function Sources({ copy, sources, checked, locale = 'sv' }: SourcesProps) {
  const swedish = locale === 'sv' ? {} : langAttributes('sv');
  return (
    <p className={styles.sources}>
      {copy.hospital_source}{' '}
      {sources.map(({ url, publisher }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <Link href={url} {...swedish}>
            {publisher}
          </Link>
        </span>
      ))}
      . {fill(copy.hospital_checked, { date: checked })}
    </p>
  );
}
