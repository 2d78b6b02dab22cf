import type { Answers } from '../../content/shapes.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './SignGroups.module.css';

/** Signs by what to do: ring 112, go in or ring at once, tell the staff, ring the same day. */
export type SignLists = {
  now?: string[] | undefined;
  soon?: string[] | undefined;
  here?: string[] | undefined;
  today?: string[] | undefined;
};

export const signGroupsCopy = [
  'urgent_now',
  'urgent_soon',
  'urgent_soon_how',
  'urgent_here',
  'urgent_today_ward',
  'urgent_today_health_centre',
  'urgent_today_dental_clinic',
  'urgent_call_112',
  'urgent_call_1177',
  'urgent_call_poison',
] as const;

type SignGroupsProps = {
  copy: Copy<typeof signGroupsCopy>;
  signs: SignLists;
  /** Whom the signs of today ring. */
  rings: Answers;
};

/** Numbers that a sign may name, as texts write them. */
const numbers = [
  { said: '1177', href: 'tel:1177', label: 'urgent_call_1177' },
  { said: '010-456 67 00', href: 'tel:0104566700', label: 'urgent_call_poison' },
] as const;

/** Returns the groups that a page has, each with its buttons: the numbers that its heading or its signs name. */
function groupsOf({ copy, signs, rings }: SignGroupsProps) {
  const ofToday = copy[`urgent_today_${rings}`];
  const groups = [
    { when: 'now', heading: copy.urgent_now, signs: signs.now },
    { when: 'soon', heading: copy.urgent_soon, how: copy.urgent_soon_how, signs: signs.soon },
    { when: 'here', heading: copy.urgent_here, signs: signs.here },
    { when: 'today', heading: ofToday, signs: signs.today },
  ];
  return groups.flatMap(({ signs: list, ...group }) => {
    if (!list) return [];
    const words = [group.heading, ...list].join('\n');
    const calls =
      group.when === 'now'
        ? [{ href: 'tel:112', label: copy.urgent_call_112 }]
        : numbers.filter(({ said }) => words.includes(said)).map(({ href, label }) => ({ href, label: copy[label] }));
    return [{ ...group, list, calls }];
  });
}

/** Renders the signs in their groups, from the highest level to the lowest. */
export function SignGroups(props: SignGroupsProps) {
  return (
    <div className={styles.groups}>
      {groupsOf(props).map(({ when, heading, how, list, calls }) => (
        <div key={when} className={`${styles.group} ${when === 'now' ? styles.now : ''}`}>
          <h3>
            <Text>{heading}</Text>
          </h3>
          {how && (
            <p>
              <Text>{how}</Text>
            </p>
          )}
          <ul className={styles.signs}>
            {list.map((sign) => (
              <li key={sign}>
                <Text>{sign}</Text>
              </li>
            ))}
          </ul>
          {calls.map(({ href, label }) => (
            <Link key={href} href={href} className={styles.call}>
              <Icon name="phone" />
              <span>
                <Text>{label}</Text>
              </span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
