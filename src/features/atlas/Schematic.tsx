import type { SchematicId } from './layers.ts';
import styles from './Schematic.module.css';
import type { Numbered } from './distributeLabels.ts';

type SchematicProps = {
  id: SchematicId;
  title: string;
  /** In the order of their numbers. */
  spots: (Numbered & { name: string })[];
};

/** Renders one part near by: a calm drawing with numbers, and what they stand for in a list. */
export function Schematic({ id, title, spots }: SchematicProps) {
  return (
    <section className={styles.schematic} aria-labelledby={`schematic-${id}`}>
      <h2 id={`schematic-${id}`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.drawing} dir="ltr">
        <img src={`/atlas/schematics/${id}.svg`} width={320} height={320} alt="" loading="lazy" />
        <svg viewBox="0 0 320 320" aria-hidden focusable={false}>
          {spots.map(({ part, x, y, atX, atY }, index) => (
            <g key={part}>
              <path d={`M${x},${y}L${atX},${atY}`} className={styles.line} />
              <circle cx={x} cy={y} r={3} className={styles.dot} />
              <circle cx={atX} cy={atY} r={11.5} className={styles.ground} />
              <text x={atX} y={atY} className={styles.number}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.names}>
        {spots.map(({ part, name }) => (
          <li key={part}>{name}</li>
        ))}
      </ol>
    </section>
  );
}
