import type { Copy } from '../../i18n/copy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './NowLine.module.css';

export const nowLineCopy = ['now_line', 'now_line_bris', 'now_line_112'] as const;

type NowLineProps = { copy: Copy<typeof nowLineCopy> };

/** Renders two numbers for a child who feels bad, above everything else on a page. */
export function NowLine({ copy }: NowLineProps) {
  const numbers = [
    { href: 'tel:116111', text: copy.now_line_bris },
    { href: 'tel:112', text: copy.now_line_112 },
  ];
  return (
    <div className={styles.line} data-now-line>
      <div className={`content ${styles.words}`}>
        <p>
          <Text>{copy.now_line}</Text>
        </p>
        {numbers.map(({ href, text }) => (
          <Link key={href} href={href} className={styles.call}>
            <Icon name="phone" />
            <span>
              <Text>{text}</Text>
            </span>
          </Link>
        ))}
      </div>
    </div>
  );
}
