import type { ReactElement } from 'react';
import type { DayStep } from './dayState.ts';
import styles from './SenseSign.module.css';

type Sense = DayStep['rows'][number]['sense'];

const signs: Record<Sense, ReactElement> = {
  around: (
    <>
      <path d="M2,9q5,-6 10,0q-5,6 -10,0Z" />
      <circle cx={7} cy={9} r={1.4} />
      <path d="M15,19q-1,-2 -2,-3.4c-2,-3 .6,-6 3.4,-6c3,0 4.6,2.4 4.6,4.6c0,3 -3,3 -3,5.6c0,2 -2.4,2.4 -3,-.8" />
    </>
  ),
  sees: (
    <>
      <path d="M2,13q10,-11 20,0q-10,10 -20,0Z" />
      <circle cx={12} cy={12.6} r={2.8} />
      <path d="M6,7.5l-1.5,-2.5M12,5.5V2.8M18,7.5l1.5,-2.5" />
    </>
  ),
  hears: (
    <path d="M8,20q-1,-2.5 -2.5,-4.5C2.5,11 5.5,4 11,4c4.5,0 6.5,3.5 6.5,6.5c0,4.5 -4,4.5 -4.5,8.5c-.5,3 -4,3.5 -5,1M8.8,11.5c0,-4 5,-4 5,-.8c0,2 -2.3,1.8 -2.3,4M20.5,6.5q2,4 0,8" />
  ),
  feels: (
    <path d="M8,12V6.5a1.5,1.5 0 0 1 3,0V11m0,-5.5a1.5,1.5 0 0 1 3,0V11m0,-4a1.5,1.5 0 0 1 3,0v7a6,6 0 0 1 -6,6h-1c-2.5,0 -3.5,-1.5 -4.5,-3L4,14.2a1.5,1.5 0 0 1 2.4,-1.8L8,14" />
  ),
  smells: (
    <path d="M11,3C11,9 6,12 6,16c0,3 3,3.5 4.5,2.5c1.5,1.5 4,1 4.5,-1M18,6q2,1.5 0,3t0,3M21.5,6q2,1.5 0,3t0,3" />
  ),
  time: (
    <>
      <circle cx={12} cy={12} r={9} />
      <path d="M12,6.5V12l4,2.5" />
    </>
  ),
};

type SenseSignProps = { sense: Sense };

/** Draws the sign of a sense, or of time: so that a row can be told by one who does not read. */
export function SenseSign({ sense }: SenseSignProps) {
  return (
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden focusable={false}>
      {signs[sense]}
    </svg>
  );
}
