import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Link } from '../../ui/Link/Link.tsx';
import type { ShownSource } from './hospital.ts';
import styles from './Sources.module.css';

export const sourcesCopy = ['hospital_source', 'hospital_checked'] as const;

type SourcesProps = {
  copy: Copy<typeof sourcesCopy>;
  sources: ShownSource[];
  /** When somebody last read them, as text. */
  checked: string;
};

/** Renders where something was read, and when: in small, below it. */
export function Sources({ copy, sources, checked }: SourcesProps) {
  return (
    <p className={styles.sources}>
      {copy.hospital_source}{' '}
      {sources.map(({ url, publisher }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <Link href={url}>{publisher}</Link>
        </span>
      ))}
      . {fill(copy.hospital_checked, { date: checked })}
    </p>
  );
}
