import { type RegionId, type RegionPart } from '../../shared/regions.ts';
import { c, shade } from '../../ui/Drawing/palette.ts';
import styles from './SwedenMap.module.css';
import { lakesPath, mapBox, regionCentre, regionOutline } from './swedenOutline.ts';

type MapRegion = {
  id: RegionId;
  part: RegionPart;
  /** Name of the region and its number of hospitals. */
  label: string;
  /** Link to the region in the list. */
  href: string;
};

type SwedenMapProps = { regions: readonly MapRegion[] };

const paper = { north: c.mid, middle: c.pink, south: c.sun } as const satisfies Record<RegionPart, string>;

/** Radius of the press target, in map units. At a width of 20rem the smallest region gets 26 px. */
const touch = 16;

/**
 * Renders Sweden as pieces of paper, each a link to its region in the list. Screen readers and the keyboard skip the
 * map, because the list has the same links with names.
 */
export function SwedenMap({ regions }: SwedenMapProps) {
  return (
    <svg className={styles.map} viewBox={mapBox} aria-hidden focusable={false}>
      <path
        d={regions.map(({ id }) => regionOutline(id)).join('')}
        fill={shade}
        fillOpacity={0.14}
        transform="translate(0 7)"
      />
      {regions.map(({ id, part, label: name, href }) => (
        <a key={id} href={href} tabIndex={-1} className={styles.region} data-region={id}>
          <title>{name}</title>
          <path className={styles.piece} d={regionOutline(id)} fill={paper[part]} />
        </a>
      ))}
      <path className={styles.lake} d={lakesPath} />
      {regions.map(({ id, href }) => {
        const [x, y] = regionCentre(id);
        return (
          <a key={id} href={href} tabIndex={-1} className={styles.pin} data-pin={id}>
            <circle className={styles.touch} cx={x} cy={y} r={touch} />
            <circle className={styles.dot} cx={x} cy={y} r={9} />
          </a>
        );
      })}
    </svg>
  );
}
