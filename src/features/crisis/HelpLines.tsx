import type { Copy } from '../../i18n/copy.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { Note } from '../../ui/Note/Note.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './HelpLines.module.css';

/** Numbers of `content/facts.md`, rows 12.1–12.4, and who answers, where the number does not say it; never put through a number format. */
export const helpLines = [
  { id: '112', name: undefined, number: '112', href: 'tel:112' },
  { id: 'bris', name: 'Bris', number: '116 111', href: 'tel:116111' },
  { id: 'mind', name: 'Mind', number: '90101', href: 'tel:90101' },
  { id: '1177', name: undefined, number: '1177', href: 'tel:1177' },
] as const;

export const helpLinesCopy = ['help_title', 'help_intro', 'help_bris', 'help_mind', 'help_1177', 'help_112'] as const;

type HelpLinesProps = { copy: Copy<typeof helpLinesCopy> };

/** Tells whom one can call right now. Stands on every page about mental health, before the text. */
export function HelpLines({ copy }: HelpLinesProps) {
  return (
    <Note title={copy.help_title} variant="rose">
      <p>
        <Text>{copy.help_intro}</Text>
      </p>
      <ul className={styles.lines}>
        {helpLines.map(({ id, number, href }) => (
          <li key={id} className={styles.line}>
            <Link href={href} className={styles.number}>
              <bdi dir="ltr">{number}</bdi>
            </Link>
            <span>
              <Text>{copy[`help_${id}`]}</Text>
            </span>
          </li>
        ))}
      </ul>
    </Note>
  );
}
