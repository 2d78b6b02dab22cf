import type { Answers } from '../../content/shapes.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './UrgentSigns.module.css';

/** Signs by what to do: ring 112, go in or ring the ward at once, tell the staff, ring the same day. */
type Signs = {
  now?: string[] | undefined;
  soon?: string[] | undefined;
  here?: string[] | undefined;
  today?: string[] | undefined;
};

export const urgentCopy = [
  'urgent_title',
  'urgent_now',
  'urgent_soon',
  'urgent_here',
  'urgent_today_ward',
  'urgent_today_health_centre',
  'urgent_today_dental_clinic',
  'urgent_call_112',
  'urgent_call_1177',
] as const;

type UrgentSignsProps = { copy: Copy<typeof urgentCopy>; signs: Signs; rings: Answers };

const calls = {
  now: { number: '112', label: 'urgent_call_112' },
  soon: { number: '1177', label: 'urgent_call_1177' },
  today: { number: '1177', label: 'urgent_call_1177' },
} as const;

/**
 * Renders the red box: what one sees or feels when it is urgent, and whom to ring.
 * @param rings whom the signs of today ring
 */
export function UrgentSigns({ copy, signs, rings }: UrgentSignsProps) {
  const headings = {
    now: copy.urgent_now,
    soon: copy.urgent_soon,
    here: copy.urgent_here,
    today: copy[`urgent_today_${rings}`],
  };
  return (
    <section className={styles.box} aria-labelledby="urgent">
      <h2 id="urgent" className={styles.title}>
        <Icon name="warning" />
        {copy.urgent_title}
      </h2>
      <div className={styles.groups}>
        {(['now', 'soon', 'here', 'today'] as const).map((when) => {
          const list = signs[when];
          const call = when === 'here' ? undefined : calls[when];
          return (
            list && (
              <div key={when} className={styles.group}>
                <h3>
                  <Text>{headings[when]}</Text>
                </h3>
                <ul className={styles.signs}>
                  {list.map((sign) => (
                    <li key={sign}>
                      <Text>{sign}</Text>
                    </li>
                  ))}
                </ul>
                {call && (
                  <Link
                    href={`tel:${call.number}`}
                    className={when === 'now' ? `${styles.call} ${styles.now}` : styles.call}
                  >
                    <Icon name="phone" />
                    <span>
                      <Text>{copy[call.label]}</Text>
                    </span>
                  </Link>
                )}
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}
