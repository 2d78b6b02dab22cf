import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';

const wheels = [-1, 1] as const;

/** Draws a wheelchair without its footrests, from the front; the seat is y = 0. */
export function Chair() {
  return (
    <>
      <path d="M-34,-48H34V8H-34Z" fill={c.deep} stroke={c.deep} strokeWidth={10} />
      {wheels.map((side) => (
        <g key={side} transform={`translate(${side * 52} 20) rotate(${side * -7})`}>
          <ellipse rx={15} ry={50} fill={c.mid} stroke={c.ink} strokeWidth={6} />
          <ellipse rx={7} ry={36} stroke="#fff" strokeOpacity={0.7} strokeWidth={2} strokeDasharray="5 4" />
        </g>
      ))}
    </>
  );
}

/** Draws the footrests and the small wheels, in front of the legs. */
export function Footrests() {
  return (
    <>
      <path d="M-30,70H-4M30,70H4" stroke={c.deep} strokeWidth={7} />
      <path d="M-24,71h.1M24,71h.1" stroke={c.ink} strokeWidth={12} />
    </>
  );
}

function Wheelchair() {
  return (
    <g transform="translate(0 -74)">
      <Chair />
      <Figure
        pose="sitting"
        age="school"
        hairType="wavy"
        eyes="green"
        mood="open"
        tilt={4}
        turn={-2}
        left={[0.3, 0.9, 1]}
        right="wave"
        armsInFront
        clothes={wardrobe.stripes}
      />
      <Footrests />
    </g>
  );
}

/** People with their aids. */
export const aided = {
  'person-wheelchair': { viewBox: '-84 -250 168 258', Shapes: Wheelchair },
} as const satisfies DrawingSet;
