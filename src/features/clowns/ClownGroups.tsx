import type { Copy } from '../../i18n/copy.ts';
import { Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ClownGroups.module.css';

export const clownGroupsCopy = [
  'clowns_groups',
  'clowns_filter',
  'clowns_filter_all',
  'clowns_found_count',
  'clowns_hospitals',
] as const;

type Named = { id: string; name: string };
type ClownGroup = { id: string; title: string; path: string; text: string; hospitals: readonly Named[] };

type ClownGroupsProps = {
  copy: Copy<typeof clownGroupsCopy>;
  groups: readonly ClownGroup[];
  /** Every hospital that clowns visit, in their order. */
  hospitals: readonly Named[];
};

/** Groups of hospital clowns, and a choice of hospital that leaves those who come there; all are in the page. */
export function ClownGroups({ copy, groups, hospitals }: ClownGroupsProps) {
  return (
    <section aria-labelledby="groups" className={styles.section} data-clown-groups>
      <h2 id="groups">{copy.clowns_groups}</h2>
      <div className={`${styles.filter} no-print`} data-clown-filter hidden>
        <label className={styles.label}>
          {copy.clowns_filter}
          <select className={styles.choice} defaultValue="" autoComplete="off">
            <option value="">{copy.clowns_filter_all}</option>
            {hospitals.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p role="status" data-clown-status data-count={JSON.stringify(copy.clowns_found_count)} />
      </div>
      <ul role="list" className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id} data-hospitals={group.hospitals.map(({ id }) => id).join(' ')}>
            <Link href={group.path} className={styles.group}>
              <span className={styles.art}>
                <Drawing name="topic-clown" />
              </span>
              <span className={styles.words}>
                <strong className={styles.title}>{group.title}</strong>
                <span>{group.text}</span>
                <span className={styles.where}>
                  {copy.clowns_hospitals}: {group.hospitals.map(({ name }) => name).join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
