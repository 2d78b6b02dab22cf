import type { ComponentProps } from 'react';
import { ButtonSummary } from '../../ui/Button/ButtonSummary.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import styles from './EasyRead.module.css';

type EasyReadProps = ComponentProps<typeof Prose> & { label: string };

/** Renders the same page in very short sentences, folded. */
export function EasyRead({ label, ...prose }: EasyReadProps) {
  return (
    <details className={styles.easyRead} data-easy-text>
      <ButtonSummary>
        {label}
        <span className={styles.caret}>
          <Icon name="caret" />
        </span>
      </ButtonSummary>
      <div className={styles.text}>
        <Prose {...prose} />
      </div>
    </details>
  );
}
