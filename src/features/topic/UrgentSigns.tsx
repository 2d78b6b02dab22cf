import type { Answers } from '../../content/shapes.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { type SignLists, SignGroups, signGroupsCopy } from './SignGroups.tsx';
import styles from './UrgentSigns.module.css';

type Signs = SignLists & {
  /** What is dangerous on this page and whom to ring, in a few words. */
  line?: string | undefined;
};

export const urgentCopy = [
  'urgent_line',
  'urgent_line_here',
  'urgent_line_today',
  'urgent_child',
  'urgent_adult',
  ...signGroupsCopy,
] as const;

type UrgentCopy = Copy<typeof urgentCopy>;

type UrgentSignsProps = {
  copy: UrgentCopy;
  signs: Signs;
  /** Whom the signs of today ring. */
  rings: Answers;
  audience: 'child' | 'teen' | 'caregiver' | 'everyone';
};

/** Where the line leads; also in an address. */
const id = 'urgent';

/** Returns the line of a page without one of its own, which promises no number that its signs lack. */
function lineOf(copy: UrgentCopy, { line, now, soon, today }: Signs): string {
  if (line) return line;
  if (now ?? soon) return copy.urgent_line;
  return today ? copy.urgent_line_today : copy.urgent_line_here;
}

/**
 * Renders one line on what is dangerous and whom to ring, which unfolds the signs where it stands. The same line stays
 * below the header while one reads on, and leads back to it.
 */
export function UrgentSigns({ copy, signs, rings, audience }: UrgentSignsProps) {
  const line = <Text>{lineOf(copy, signs)}</Text>;
  const isSerious = signs.now !== undefined || signs.soon !== undefined;
  return (
    <>
      <div className={`${styles.bar} no-print`} data-signs-bar>
        <a href={`#${id}`} className={styles.line}>
          <Icon name="warning" />
          <span className={styles.words}>{line}</span>
        </a>
      </div>
      <details id={id} className={styles.fold} data-signs>
        <summary className={styles.line}>
          <Icon name="warning" />
          <h2 className={styles.words}>{line}</h2>
          <span className={styles.mark}>
            <Icon name="caret" />
          </span>
        </summary>
        <div className={`content ${styles.box}`}>
          {isSerious && (audience === 'child' || audience === 'everyone') && (
            <p className={styles.child}>
              <Text>{copy.urgent_child}</Text>
            </p>
          )}
          {isSerious && audience === 'child' && (
            <p>
              <Text>{copy.urgent_adult}</Text>
            </p>
          )}
          <SignGroups copy={copy} signs={signs} rings={rings} />
        </div>
      </details>
    </>
  );
}
