import { c, shade } from '../palette.ts';
import type { Clothes } from './clothing.ts';
import { arms, bend } from './pose.ts';
import type { Arm, Stance } from './pose.ts';
import { round } from './proportions.ts';
import type { Proportions } from './proportions.ts';

type ArmProps = { side: 1 | -1; arm: Arm; clothes: Clothes; skin: string; p: Proportions; flat: boolean };

/** Draws one arm: a bent line with a round hand. The sleeve is the same line, wider and shorter. */
export function ArmLine({ side, arm, clothes, skin, p, flat }: ArmProps) {
  if (arm === 'hidden') return null;
  const shoulder = [p.halfWidth - 5, p.shoulderY + 15] as const;
  const { d, end } = bend(shoulder, typeof arm === 'string' ? arms[arm] : arm, p.arm);
  const cloth = clothes.sleeves ?? clothes.top;
  const width = p.limb + 5;
  // In small figures the round line ends are shoulder, cuff and hand.
  const sleeve = (clothes.sleeve === 'long' ? 90 : 44) - (flat ? 12 : 0);
  return (
    <g transform={side < 0 ? 'scale(-1 1)' : undefined}>
      <path d={d} stroke={shade} strokeOpacity={0.16} strokeWidth={width} transform={`translate(${-side} 2.5)`} />
      <path d={d} stroke={skin} strokeWidth={p.limb + (flat ? 1 : -1)} />
      {!flat && <circle cx={shoulder[0]} cy={shoulder[1]} r={round(width / 2)} fill={cloth} />}
      <path
        d={d}
        stroke={cloth}
        strokeWidth={width}
        strokeLinecap={flat ? undefined : 'butt'}
        pathLength={100}
        strokeDasharray={`${sleeve} 200`}
      />
      {!flat && <circle cx={end[0]} cy={end[1]} r={round(p.limb / 2 + 1)} fill={skin} />}
    </g>
  );
}

type ShoeProps = { x: number; y: number; side: number; fill: string; flat: boolean };

function Shoe({ x, y, side, fill, flat }: ShoeProps) {
  const at = (dx: number, dy: number) => `${round(x + side * dx)},${round(y + dy)}`;
  return (
    <>
      <path d={`M${at(-11, 0)}C${at(-12, -15)} ${at(9, -17)} ${at(15, -5)}Q${at(17, 0)} ${at(13, 0)}Z`} fill={fill} />
      {!flat && <path d={`M${at(-9, -2)}L${at(13, -2)}`} stroke="#fff" strokeOpacity={0.75} strokeWidth={2.5} />}
    </>
  );
}

type LegsProps = {
  stance: Stance;
  clothes: Clothes;
  skin: string;
  p: Proportions;
  flat: boolean;
};

/** Draws standing legs, from the hips to the feet. */
function StandingLegs({ stance, clothes, skin, p, flat }: LegsProps) {
  const { hemY, footY } = p;
  const fill = clothes.bare ? skin : clothes.bottom;
  const [left, right] = stance.feet;
  const line = (x: number, from: number, to: number) => `M${x > 0 ? 12 : -12},${from}L${x},${to}`;
  return (
    <>
      <path
        d={line(left, hemY - 10, footY - 8) + line(right, hemY - 10, footY - 8)}
        stroke={fill}
        strokeWidth={clothes.bare ? 15 : 20}
        strokeLinecap="butt"
      />
      {clothes.bare && (
        <path
          d={`M${left},${footY - 19}v11M${right},${footY - 19}v11`}
          stroke={c.pink}
          strokeWidth={16}
          strokeLinecap="butt"
        />
      )}
      <Shoe x={left} y={footY} side={-1} fill={clothes.shoes} flat={flat} />
      <Shoe x={right} y={footY} side={1} fill={clothes.shoes} flat={flat} />
    </>
  );
}

/** Draws the legs of somebody who sits facing us: short thighs, hanging shins. */
function FrontLegs({ stance, clothes, skin, p, flat }: LegsProps) {
  const { hemY } = p;
  const foot = hemY + (p.footY - hemY) * 0.9;
  const [left, right] = stance.feet;
  const fill = clothes.bare ? skin : clothes.bottom;
  const width = clothes.bare ? 16 : 21;
  return (
    <>
      <path
        d={`M-17,${hemY + 8}L${left},${round(foot - 8)}M17,${hemY + 8}L${right},${round(foot - 8)}`}
        stroke={fill}
        strokeWidth={width - 2}
        strokeLinecap="butt"
      />
      <Shoe x={left} y={round(foot)} side={-1} fill={clothes.shoes} flat={flat} />
      <Shoe x={right} y={round(foot)} side={1} fill={clothes.shoes} flat={flat} />
      <path
        d={`M-15,${hemY - 6}L-18,${hemY + 9}M15,${hemY - 6}L18,${hemY + 9}`}
        stroke={fill}
        strokeWidth={width + 5}
      />
      {!flat && (
        <path
          d={`M-28,${hemY + 16}q9,6 18,1M28,${hemY + 16}q-9,6-18,1`}
          stroke={shade}
          strokeOpacity={0.16}
          strokeWidth={2}
        />
      )}
    </>
  );
}

/** Draws the legs of somebody who sits facing the viewer's right: thighs along the seat, shins down. */
function SideLegs({ clothes, skin, p, flat }: LegsProps) {
  const { hemY, footY } = p;
  const shin = round((footY - hemY) * 0.86);
  const fill = clothes.bare ? skin : clothes.bottom;
  const width = clothes.bare ? 16 : 21;
  const leg = (x: number, y: number) =>
    `M${x - 40},${hemY - 12 + y}H${x}Q${x + 10},${hemY - 12 + y} ${x + 10},${hemY + y}V${hemY + shin + y - 8}`;
  return (
    <>
      <Shoe x={62} y={hemY + shin - 4} side={1} fill={clothes.shoes} flat={flat} />
      <path d={leg(50, -4)} stroke={fill} strokeWidth={width} strokeLinecap="butt" />
      <path d={leg(50, -4)} stroke={shade} strokeOpacity={0.16} strokeWidth={width} strokeLinecap="butt" />
      <Shoe x={46} y={hemY + shin} side={1} fill={clothes.shoes} flat={flat} />
      <path d={leg(34, 0)} stroke={fill} strokeWidth={width} strokeLinecap="butt" />
    </>
  );
}

/** Draws both legs and shoes. */
export function Legs(props: LegsProps) {
  switch (props.stance.legs) {
    case 'front':
      return <FrontLegs {...props} />;
    case 'hidden':
      return null;
    case 'side':
      return <SideLegs {...props} />;
    default:
      return <StandingLegs {...props} />;
  }
}
