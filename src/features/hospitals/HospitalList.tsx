import type { Copy } from '../../i18n/copy.ts';
import { regionParts, regions, type RegionId } from '../../shared/regions.ts';
import { countText } from '../../i18n/countText.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { ShownHospital } from './hospital.ts';
import { HospitalCard, hospitalCardCopy } from './HospitalCard.tsx';
import styles from './HospitalList.module.css';

export const hospitalListCopy = [
  ...hospitalCardCopy,
  'hospital_part_north',
  'hospital_part_middle',
  'hospital_part_south',
  'hospital_count',
  'hospital_list',
  'hospital_found_count',
  'hospital_found_none',
] as const;

export type ListedRegion = { id: RegionId; hospitals: ShownHospital[] };

type HospitalListProps = {
  copy: Copy<typeof hospitalListCopy>;
  /** In display order. */
  listed: readonly ListedRegion[];
  locale: string;
};

/** Returns the id of a region in the list. The element is inside the fold, so that a link to it opens the fold. */
export const regionAnchor = (id: RegionId): string => `region-${id}`;

/** Lists hospitals by part of the country and region, with all that is known about each. */
export function HospitalList({ copy, listed, locale }: HospitalListProps) {
  return (
    <section aria-label={copy.hospital_list} className={styles.list} data-hospital-list>
      <p
        role="status"
        data-hospital-status
        data-none={copy.hospital_found_none}
        data-count={JSON.stringify(copy.hospital_found_count)}
      />
      {regionParts.map((part) => (
        <div key={part} className={styles.part}>
          <h2 id={`part-${part}`}>{copy[`hospital_part_${part}`]}</h2>
          {listed
            .filter(({ id }) => regions[id].part === part)
            .map(({ id, hospitals }) => (
              <details key={id} className={styles.region}>
                <summary className={styles.summary}>
                  <h3 className={styles.name}>{regions[id].name}</h3>
                  <span className={styles.count}>{countText(copy.hospital_count, hospitals.length, locale)}</span>
                  <span className={styles.caret}>
                    <Icon name="caret" />
                  </span>
                </summary>
                <ul id={regionAnchor(id)} role="list" className={styles.hospitals} data-hospitals-of={id}>
                  {hospitals.map((hospital) => (
                    <li key={hospital.id} data-words={`${hospital.name} ${hospital.town} ${regions[id].name}`}>
                      <HospitalCard copy={copy} hospital={hospital} />
                    </li>
                  ))}
                </ul>
              </details>
            ))}
        </div>
      ))}
    </section>
  );
}
