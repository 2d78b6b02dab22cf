import { c, shade } from '../palette.ts';
import type { FullLook } from './look.ts';
import { proportions, round } from './proportions.ts';

type Spot = { x: number; side: number };
type FaceProps = { look: FullLook };

const dark = '#2A1E22';

function Eyes({ look, spots, y, k }: FaceProps & { spots: Spot[]; y: number; k: number }) {
  if (look.mood === 'asleep') {
    const lids = spots.map(({ x }) => `M${round(x - 6)},${y}q6,5 12,0`).join('');
    return <path d={lids} stroke={dark} strokeWidth={2.4} />;
  }
  const glance = round(look.turn * 0.16);
  const rows = (dx: number, dy: number, length: number) =>
    spots.map(({ x }) => `M${round(x + dx)},${round(y + dy * k)}v${round(length * k)}`).join('');
  const lash = look.sex === 'girl' && look.age !== 'adult';
  const lids = spots
    .map(({ x, side: s }) => {
      const at = (dx: number, dy: number) => `${round(x + s * dx * k)},${round(y + dy * k)}`;
      const tip = lash ? `l${round(s * 2.6)},-2.2` : '';
      return `M${at(-6.4, -2.5)}Q${at(0.5, -9.2)} ${at(6.6, -2.2)}${tip}`;
    })
    .join('');
  return (
    <>
      <path d={rows(0, -1, 2)} stroke={look.paint.eyes} strokeWidth={round(10.4 * k)} />
      <path d={rows(glance, -0.2, 1.6)} stroke="#1B1518" strokeWidth={round(6.6 * k)} />
      <path d={rows(1.8 + glance, -2.2, 0.1)} stroke="#fff" strokeWidth={round(3.4 * k)} />
      <path d={lids} stroke={dark} strokeWidth={2.2} />
    </>
  );
}

function Mouth({ look, x, y }: FaceProps & { x: number; y: number }) {
  const line = { stroke: look.paint.lips, strokeWidth: 3.6 };
  switch (look.mood) {
    case 'open':
      return (
        <>
          <path
            d={`M${round(x - 10)},${y - 2}q10,2 20,0q-1,11-10,11t-10,-11Z`}
            fill="#6B2230"
            stroke={look.paint.lips}
            strokeWidth={2.4}
          />
          <path d={`M${round(x - 7)},${round(y - 0.4)}q7,1.6 14,0l-1,2.2q-6,1.4-12,0Z`} fill="#fff" />
        </>
      );
    case 'unsure':
      return <path d={`M${round(x - 7)},${y + 3}q4,-3 7,-1t7,0`} {...line} />;
    case 'smile':
      return <path d={`M${round(x - 9)},${y - 1}q9,10 18,0`} {...line} />;
    default:
      return <path d={`M${round(x - 7)},${y + 1}q7,4 14,0`} {...line} />;
  }
}

function Nose({ look, x, y }: FaceProps & { x: number; y: number }) {
  if (look.clownNose) {
    return (
      <>
        <circle cx={x} cy={y} r={8} fill={c.berry} />
        <circle cx={x - 2.5} cy={y - 2.5} r={2.2} fill="#fff" fillOpacity={0.7} />
      </>
    );
  }
  return (
    <path
      d={`M${round(x - 2.5)},${y + 0.5}q3,3 5.5,0`}
      stroke={shade}
      strokeOpacity={look.deepSkin ? 0.6 : 0.38}
      strokeWidth={2.2}
    />
  );
}

/** From the nostril over the cheek to the ear. */
function FeedingTube({ x, y, cheek }: { x: number; y: number; cheek: number }) {
  const d = `M${round(x + 3)},${y + 1}q5,5 ${round(cheek - x - 2)},3Q${round(cheek + 12)},${y + 2} ${round(cheek + 20)},${y - 7}`;
  return (
    <>
      <path d={d} stroke={shade} strokeOpacity={0.45} strokeWidth={4.6} />
      <path d={d} stroke={c.white} strokeWidth={2.8} />
      <path d={`M${round(cheek - 1)},${y + 3.6}h8`} stroke={shade} strokeOpacity={0.3} strokeWidth={11} />
      <path d={`M${round(cheek - 1)},${y + 3}h8`} stroke={c.cream} strokeWidth={9.6} />
    </>
  );
}

const beard = 'M-37,4C-38,30-20,45 0,45C20,45 38,30 37,4C34,18 26,22 14,15Q0,11-14,15C-26,22-34,18-37,4Z';
const freckles = 'h.1m6,2h.1m38,0h.1m6,-2h.1m-47,5h.1m44,0h.1';

/** Draws the face inside a head. `turn` moves it sideways, the nose most. */
export function Face({ look }: FaceProps) {
  const { eyeY: y, eyeScale: k } = proportions[look.age];
  const { turn } = look;
  const place = (side: number) => turn + side * 15 * (side * turn > 0 ? 1 - Math.abs(turn) / 60 : 1);
  const spots = [-1, 1].map((side) => ({ side, x: round(place(side)) }));
  const [left, right] = [round(place(-1)), round(place(1))];
  const worry = look.mood === 'unsure' ? 3 : 0;
  const browY = y - 13 + worry / 2;
  const browEnd = -2 - worry * 1.5;
  const brows = `M${round(left - 6.5)},${browY}q6.5,-5 12.5,${browEnd}M${round(right + 6.5)},${browY}q-6.5,-5-12.5,${browEnd}`;
  const young = look.age === 'child' || look.age === 'school';
  const nose = round(turn * 1.5);
  const mouth = round(turn * 1.2);
  return (
    <>
      <path
        d={`M${round(left - 10)},${y + 13}h4M${round(right + 6)},${y + 13}h4`}
        stroke={look.deepSkin ? '#C4435A' : '#F08A93'}
        strokeOpacity={look.deepSkin ? 0.3 : young ? 0.42 : 0.26}
        strokeWidth={9.6}
      />
      <Eyes look={look} spots={spots} y={y} k={k} />
      <path
        d={brows}
        stroke={look.hairType === 'none' ? shade : look.paint.hair}
        strokeOpacity={look.hairType === 'none' ? 0.35 : undefined}
        strokeWidth={2.8}
      />
      {look.beard && <path d={beard} fill={look.paint.hair} />}
      <Nose look={look} x={nose} y={y + 8} />
      <Mouth look={look} x={mouth} y={y + 17} />
      {look.freckles && <path d={`M${turn - 25},${y + 9}${freckles}`} stroke="#B9673F" strokeWidth={2} />}
      {look.tube && <FeedingTube x={nose} y={y + 8} cheek={right + 3} />}
      {look.glasses && (
        <g stroke={shade} strokeWidth={2.4}>
          <circle cx={left} cy={y} r={10.5} />
          <circle cx={right} cy={y} r={10.5} />
          <path d={`M${round(left + 10.5)},${y}q${round((right - left - 21) / 2)},-3 ${round(right - left - 21)},0`} />
        </g>
      )}
    </>
  );
}
