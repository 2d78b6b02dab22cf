import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import styles from './Note.module.css';

type NoteProps = { title: string; variant?: 'aqua' | 'rose' | 'sun'; headingLevel?: 2 | 3; children: ReactNode };

/** Renders a piece of coloured paper for what must not be missed. */
export function Note({ title, variant = 'aqua', headingLevel = 2, children }: NoteProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className={`${styles.note} ${styles[variant]}`}>
      <Heading className={styles.title}>
        <Text>{title}</Text>
      </Heading>
      {children}
    </section>
  );
}
