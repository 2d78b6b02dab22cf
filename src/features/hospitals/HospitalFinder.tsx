import type { Copy } from '../../i18n/copy.ts';
import { regionIds, regionParts, regions, type RegionPart } from '../../shared/regions.ts';
import { countText } from '../../i18n/countText.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { SearchForm } from '../../ui/SearchForm/SearchForm.tsx';
import styles from './HospitalFinder.module.css';
import { HospitalList, hospitalListCopy, type ListedRegion, regionAnchor } from './HospitalList.tsx';
import { SwedenMap } from './SwedenMap.tsx';

export const hospitalFinderCopy = [
  ...hospitalListCopy,
  'hospital_search_label',
  'hospital_search_example',
  'hospital_parts',
  'hospital_regions_count',
  'hospital_missing',
  'hospital_write',
  'search',
] as const;

type HospitalFinderProps = {
  copy: Copy<typeof hospitalFinderCopy>;
  listed: readonly ListedRegion[];
  locale: string;
  /** The search page, where the form submits to without scripts. It finds hospitals too. */
  searchPath: string;
  /** Where a visitor can write to us. */
  contactHref: string;
};

/** Renders three ways to the same hospital: search, map and list. */
export function HospitalFinder({ copy, listed, locale, searchPath, contactHref }: HospitalFinderProps) {
  const hospitalsIn = (id: string) => listed.find((one) => one.id === id)?.hospitals.length ?? 0;
  const regionsIn = (part: RegionPart) => regionIds.filter((id) => regions[id].part === part).length;
  return (
    <div className={styles.finder}>
      <div className={`${styles.search} no-print`} data-hospital-search>
        <SearchForm
          action={searchPath}
          label={copy.hospital_search_label}
          placeholder={copy.hospital_search_example}
          submitLabel={copy.search}
        />
      </div>
      <div className={`${styles.ways} no-print`}>
        <nav aria-label={copy.hospital_parts} className={styles.parts}>
          {regionParts.map((part) => (
            <a key={part} href={`#part-${part}`} className={`${styles.land} ${styles[part]}`}>
              <strong>{copy[`hospital_part_${part}`]}</strong>
              {countText(copy.hospital_regions_count, regionsIn(part), locale)}
            </a>
          ))}
        </nav>
        <SwedenMap
          regions={regionIds.map((id) => ({
            id,
            part: regions[id].part,
            label: `${regions[id].name}, ${countText(copy.hospital_count, hospitalsIn(id), locale)}`,
            href: `#${regionAnchor(id)}`,
          }))}
        />
      </div>
      <div className={styles.list}>
        <HospitalList copy={copy} listed={listed} locale={locale} />
        <p>
          {copy.hospital_missing} <Link href={contactHref}>{copy.hospital_write}</Link>.
        </p>
      </div>
    </div>
  );
}
