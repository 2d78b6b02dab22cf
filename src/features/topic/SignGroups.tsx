import type { SignGroup, SignLevel } from '../../content/signs.ts';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './SignGroups.module.css';

export const signGroupsCopy = [
  'urgent_now',
  'urgent_soon',
  'urgent_here',
  'urgent_today',
  'urgent_whom_112',
  'urgent_whom_emergency',
  'urgent_whom_ward',
  'urgent_whom_1177',
  'urgent_whom_poison',
  'urgent_whom_dentist',
  'urgent_whom_health_centre',
  'urgent_whom_staff',
  'urgent_whom_adult',
  'urgent_else',
  'urgent_call_112',
  'urgent_call_1177',
  'urgent_call_poison',
] as const;

type SignGroupsCopy = Copy<typeof signGroupsCopy>;

type SignGroupsProps = {
  copy: SignGroupsCopy;
  /** From the highest level to the lowest. */
  groups: readonly SignGroup[];
};

/** Those with a number that everybody may ring. */
const numbers = [
  { whom: '112', href: 'tel:112', label: 'urgent_call_112' },
  { whom: '1177', href: 'tel:1177', label: 'urgent_call_1177' },
  { whom: 'poison', href: 'tel:0104566700', label: 'urgent_call_poison' },
] as const;

const lowerFirst = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

/** Returns what to do, with what to do where that fails. */
function whatToDo(copy: SignGroupsCopy, [first, ...others]: SignGroup['whom']): string {
  const words = others.map((whom) => fill(copy.urgent_else, { whom: lowerFirst(copy[`urgent_whom_${whom}`]) }));
  return [first ? copy[`urgent_whom_${first}`] : '', ...words].join('. ');
}

/** Renders the signs by level, and within a level by whom one turns to. */
export function SignGroups({ copy, groups }: SignGroupsProps) {
  const levels = [...Map.groupBy(groups, ({ level }) => level)];
  return (
    <div className={styles.groups}>
      {levels.map(([level, ofLevel]) => (
        <div key={level} className={`${styles.group} ${level === 'now' ? styles.now : ''}`}>
          <h3>
            <Text>{copy[`urgent_${level}`]}</Text>
          </h3>
          {ofLevel.map(({ whom, told }) => (
            <div key={whom.join()} className={styles.same}>
              {isSaid(level) && (
                <p className={styles.whom}>
                  <Text>{whatToDo(copy, whom)}</Text>
                </p>
              )}
              <ul className={styles.signs}>
                {told.map((sign) => (
                  <li key={sign}>
                    <Text>{sign}</Text>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {numbers
            .filter(({ whom }) => ofLevel.some((group) => group.whom.includes(whom)))
            .map(({ whom, href, label }) => (
              <Link key={whom} href={href} className={styles.call}>
                <Icon name="phone" />
                <span>
                  <Text>{copy[label]}</Text>
                </span>
              </Link>
            ))}
        </div>
      ))}
    </div>
  );
}

/** At 112, and where the staff are told, the heading says all. */
const isSaid = (level: SignLevel): boolean => level === 'soon' || level === 'today';
