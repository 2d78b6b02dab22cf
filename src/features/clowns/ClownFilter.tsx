import type { Copy } from '../../i18n/copy.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import styles from './ClownFilter.module.css';

export const clownFilterCopy = ['clowns_filter', 'clowns_filter_all', 'clowns_found_count'] as const;

type ClownFilterProps = {
  copy: Copy<typeof clownFilterCopy>;
  /** Every hospital that clowns visit, in their order. */
  hospitals: readonly { id: string; name: string }[];
  /** The language of their names, where it is not the page's. */
  nameLanguage?: LanguageCode | undefined;
};

/** Renders a choice of hospital that leaves the clowns who come there; not there without scripts (clowns.enhance.ts). */
export function ClownFilter({ copy, hospitals, nameLanguage }: ClownFilterProps) {
  return (
    <div className={`${styles.filter} no-print`} data-clown-filter hidden>
      <label className={styles.label}>
        {copy.clowns_filter}
        <select className={styles.choice} defaultValue="" autoComplete="off">
          <option value="">{copy.clowns_filter_all}</option>
          {hospitals.map(({ id, name }) => (
            <option key={id} value={id} lang={nameLanguage}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status" data-clown-status data-count={JSON.stringify(copy.clowns_found_count)} />
    </div>
  );
}
