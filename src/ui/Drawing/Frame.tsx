import type { ReactElement, ReactNode } from 'react';

/** A drawing: its viewBox and its shapes. */
type DrawingEntry = { viewBox: string; Shapes: () => ReactElement };

/** Drawings of one kind, by name. */
export type DrawingSet = Record<string, DrawingEntry>;

type FrameProps = {
  viewBox: string;
  children: ReactNode;
  /** Accessible name. Without it the drawing is decorative and hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Renders the `<svg>` around shapes. It takes the size of its parent; shapes inherit no fill and round line ends. */
export function Frame({ viewBox, children, label, className }: FrameProps) {
  const naming = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true, focusable: false } as const);
  return (
    <svg viewBox={viewBox} className={className} fill="none" strokeLinecap="round" strokeLinejoin="round" {...naming}>
      {children}
    </svg>
  );
}
