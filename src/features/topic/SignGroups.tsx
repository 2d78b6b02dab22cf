import type { SignGroup, SignLevel, Told } from '../../content/signs.ts';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './SignGroups.module.css';

export const signGroupsCopy = [
  'urgent_now',
  'urgent_soon',
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
] as const;

type SignGroupsCopy = Copy<typeof signGroupsCopy>;

type SignGroupsProps = {
  copy: SignGroupsCopy;
  /** From the highest level to the lowest. */
  groups: readonly SignGroup[];
  /** Heading of the signs to tell the staff about. */
  here?: string;
  headingLevel?: 3 | 4;
};

/** Contacts with a number that everybody may call. */
const numbers: { whom: SignGroup['whom'][number]; href: string; digits?: string }[] = [
  { whom: '112', href: 'tel:112' },
  { whom: '1177', href: 'tel:1177' },
  { whom: 'poison', href: 'tel:0104566700', digits: '010-456 67 00' },
];

const lowerFirst = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

/** Returns what to do, and what to do if that fails. */
function whatToDo(copy: SignGroupsCopy, [first, ...others]: SignGroup['whom']): string {
  const words = others.map((whom) => fill(copy.urgent_else, { whom: lowerFirst(copy[`urgent_whom_${whom}`]) }));
  return [first ? copy[`urgent_whom_${first}`] : '', ...words].join('. ');
}

/** Renders the signs by level, and within a level by contact. */
export function SignGroups({ copy, groups, here = '', headingLevel = 3 }: SignGroupsProps) {
  const Heading = `h${headingLevel}` as const;
  const levels = [...Map.groupBy(groups, ({ level }) => level)];
  return (
    <div className={styles.groups}>
      {levels.map(([level, ofLevel]) => (
        <div key={level} className={`${styles.group} ${level === 'now' ? styles.now : ''}`}>
          <Heading>
            <Text>{level === 'here' ? here : copy[`urgent_${level}`]}</Text>
          </Heading>
          {numbers
            .filter(({ whom }) => ofLevel.some((group) => group.whom.includes(whom)))
            .map(({ whom, href, digits }) => (
              <Link key={whom} href={href} className={styles.call}>
                <Icon name="phone" />
                <span>
                  <Text>{copy[`urgent_whom_${whom}`]}</Text>
                  {digits && (
                    <>
                      {' '}
                      {/* The `<wbr>` exempts it from the numbers that never wrap (src/styles/base.css). */}
                      <bdi dir="ltr" className={styles.digits}>
                        {digits}
                        <wbr />
                      </bdi>
                    </>
                  )}
                </span>
              </Link>
            ))}
          {ofLevel.map(({ whom, told }) => (
            <div key={whom.join()} className={styles.same}>
              {isSaid(level) && (
                <p className={styles.whom}>
                  <Text>{whatToDo(copy, whom)}</Text>
                </p>
              )}
              <ul className={styles.signs}>
                {told.map((sign) => (
                  <SignItem key={typeof sign === 'string' ? sign : sign.adult} sign={sign} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function SignItem({ sign }: { sign: Told }) {
  if (typeof sign === 'string')
    return (
      <li>
        <Text>{sign}</Text>
      </li>
    );
  const { adult, child, ages } = sign;
  return (
    <li data-ages={ages}>
      <span data-reader="adult">
        <Text>{adult}</Text>
      </span>
      <span data-reader="child">
        <Text>{child}</Text>
      </span>
    </li>
  );
}

/** For 112, and where the staff are told, the heading says everything. */
const isSaid = (level: SignLevel): boolean => level === 'soon' || level === 'today';
