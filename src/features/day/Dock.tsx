import type { ComponentProps, ReactNode } from 'react';
import styles from './Dock.module.css';

type DockProps = { label: string; children: ReactNode };

/** Renders the bar at the bottom, within a thumb's reach: at most two round buttons and a big one. */
export function Dock({ label, children }: DockProps) {
  return (
    <div role="group" aria-label={label} className={`${styles.dock} no-print`}>
      {children}
    </div>
  );
}

type DockButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** A round one shows a sign alone and needs a name. */
  isRound?: boolean;
};

/** Renders a button of the bar. */
export function DockButton({ isRound = false, children, ...button }: DockButtonProps) {
  return (
    <button {...button} type="button" className={isRound ? styles.round : styles.big}>
      {children}
    </button>
  );
}
