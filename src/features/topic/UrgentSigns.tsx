import type { SignGroup } from '../../content/signs.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { SignGroups, signGroupsCopy } from './SignGroups.tsx';
import styles from './UrgentSigns.module.css';

export const urgentCopy = [
  'urgent_line',
  'urgent_line_here',
  'urgent_line_today',
  'urgent_child',
  'urgent_here',
  ...signGroupsCopy,
] as const;

type UrgentCopy = Copy<typeof urgentCopy>;

type UrgentSignsProps = {
  copy: UrgentCopy;
  /** What is dangerous on this page and whom to call, in a few words. */
  line?: string | undefined;
  groups: readonly SignGroup[];
  audience: 'child' | 'teen' | 'caregiver' | 'everyone';
};

/** Anchor of the line, also used in addresses. */
const id = 'urgent';

/** Returns the line of a page without its own. It promises no number that the signs lack. */
function lineOf(copy: UrgentCopy, groups: readonly SignGroup[]): string {
  const [first] = groups;
  if (first?.level === 'now' || first?.level === 'soon') return copy.urgent_line;
  return groups.some(({ level }) => level === 'today') ? copy.urgent_line_today : copy.urgent_line_here;
}

/**
 * Renders one line that says what is dangerous and whom to call, and opens the signs below it. While one scrolls, the
 * same line stays below the header and links back.
 */
export function UrgentSigns({ copy, line: own, groups, audience }: UrgentSignsProps) {
  const line = <Text>{own ?? lineOf(copy, groups)}</Text>;
  const isSerious = groups.some(({ level }) => level === 'now' || level === 'soon');
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
          <SignGroups copy={copy} groups={groups} here={copy.urgent_here} />
        </div>
      </details>
    </>
  );
}
