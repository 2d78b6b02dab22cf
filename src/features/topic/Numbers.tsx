import { Text } from '../../ui/Text/Text.tsx';
import styles from './Numbers.module.css';

type HowOften = { count: number; of: number; text: string; /** As "10 av 1 000". */ label: string };

type NumbersProps = { numbers: HowOften[] };

/** Distance between two dots. */
const step = 10;

/** Lines of dots: round ends of strokes without length, so that ten thousand of them weigh hardly anything. */
const lines = (columns: number, rows: number, lastRow: number) =>
  Array.from({ length: rows }, (_, row) => {
    const length = (row === rows - 1 ? lastRow : columns) * step - step;
    return `M${step / 2} ${row * step + step / 2}h${length + 0.1}`;
  }).join('');

/** So many dots of all, row by row. */
function dots(count: number, columns: number): string {
  const rows = Math.ceil(count / columns);
  return lines(columns, rows, count - (rows - 1) * columns);
}

/** Shows how often something happens: the words, and as many dots as there are children. */
export function Numbers({ numbers }: NumbersProps) {
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
