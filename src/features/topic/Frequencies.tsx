import { Text } from '../../ui/Text/Text.tsx';
import styles from './Frequencies.module.css';

type HowOften = { count: number; of: number; text: string; /** As "10 av 1 000". */ label: string };

type NumbersProps = { numbers: HowOften[] };

/** Distance between two dots. */
const step = 10;

/** Draws rows of dots as dashes of length zero with round ends, so that ten thousand dots weigh hardly anything. */
const lines = (columns: number, rows: number, lastRow: number) =>
  Array.from({ length: rows }, (_, row) => {
    const length = (row === rows - 1 ? lastRow : columns) * step - step;
    return `M${step / 2} ${row * step + step / 2}h${length + 0.1}`;
  }).join('');

/** Draws a number of dots, row by row. */
function dots(count: number, columns: number): string {
  const rows = Math.ceil(count / columns);
  return lines(columns, rows, count - (rows - 1) * columns);
}

/** Renders how often something happens: in words, and with one dot for each child. */
export function Frequencies({ numbers }: NumbersProps) {
  return numbers.map(({ count, of, text, label }) => {
    const columns = of === 100 ? 20 : of === 1000 ? 40 : 100;
    return (
      <figure key={text} className={styles.number}>
        <figcaption>
          <p className={styles.label}>{label}</p>
          <p>
            <Text>{text}</Text>
          </p>
        </figcaption>
        <svg className={styles.dots} viewBox={`0 0 ${columns * step} ${(of / columns) * step}`} aria-hidden="true">
          <path className={styles.all} d={dots(of, columns)} />
          {count > 0 && <path className={styles.some} d={dots(count, columns)} />}
        </svg>
      </figure>
    );
  });
}
