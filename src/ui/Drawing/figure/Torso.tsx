import { c, shade } from '../palette.ts';
import { Cut, Stitch } from '../shapes.tsx';
import type { Clothes } from './clothing.ts';
import type { Proportions } from './proportions.ts';

type PrintProps = { clothes: Clothes; p: Proportions; hem: number };

function Collar({ t }: { t: number }) {
  return (
    <path
      d={`M-13,${t + 1.5}L0,${t + 25}L13,${t + 1.5}Q0,${t + 10}-13,${t + 1.5}Z`}
      fill={c.white}
      stroke={shade}
      strokeOpacity={0.22}
      strokeWidth={2.5}
    />
  );
}

function Print({ clothes, p, hem }: PrintProps) {
  const t = p.shoulderY;
  const accent = clothes.accent ?? c.white;
  switch (clothes.print) {
    case 'stripes':
      return (
        <path
          d={`M-29.5,${t + 24}h59M-30.5,${t + 39}h61M-31,${t + 54}h62`}
          stroke={accent}
          strokeWidth={6}
          strokeLinecap="butt"
        />
      );
    case 'star':
      return (
        <path
          d={`M0,${t + 22}l5,10 11,1.5-8,8 2,11-10,-5-10,5 2,-11-8,-8 11,-1.5Z`}
          fill={accent}
          stroke={accent}
          strokeWidth={3}
        />
      );
    case 'dots':
      return (
        <path
          d={`M-20,${t + 20}h.1M-4,${t + 28}h.1M14,${t + 20}h.1M22,${t + 38}h.1M-24,${t + 46}h.1M14,${t + 60}h.1`}
          stroke={accent}
          strokeWidth={5}
        />
      );
    case 'buttons':
      return (
        <>
          <path d={`M0,${t + 8}V${hem}`} stroke={shade} strokeOpacity={0.25} strokeWidth={2.5} />
          <path d={`M8,${t + 26}h.1m0,18h.1m0,18h.1`} stroke={accent} strokeWidth={5} />
        </>
      );
    case 'seam':
      return <path d={`M0,${t + 34}V${hem - 4}`} stroke={shade} strokeOpacity={0.16} strokeWidth={2.5} />;
    case 'pocket':
      return <Stitch d={`M10,${t + 26}h18v18h-18Z`} />;
    case 'collar':
      return <Collar t={t} />;
    case 'scrubs':
      return (
        <>
          <Collar t={t} />
          <rect x={12} y={t + 32} width={18} height={14} rx={3} fill={c.white} />
          <path d={`M16,${t + 37}h6m-6,4h10`} stroke={accent} strokeWidth={2} />
          <Stitch d={`M-32,${hem - 32}h20v22`} />
        </>
      );
    case 'hoodie':
      return (
        <>
          <path d={`M-24,${t + 7}Q-30,${t - 13} 0,${t - 13}T24,${t + 7}Q0,${t + 20}-24,${t + 7}Z`} fill={clothes.top} />
          <path
            d={`M-24,${t + 7}Q-30,${t - 13} 0,${t - 13}T24,${t + 7}Q0,${t + 20}-24,${t + 7}Z`}
            fill={shade}
            fillOpacity={0.16}
          />
          <path d={`M-22,${hem - 13}l7,-23h30l7,23`} fill={shade} fillOpacity={0.12} />
          <Stitch d={`M-22,${hem - 14}l7,-22h30l7,22`} />
          <path d={`M-8,${t + 10}v20M8,${t + 10}v16`} stroke="#fff" strokeWidth={2.5} />
        </>
      );
    case 'waistcoat':
      return (
        <>
          <path
            d={`M-38,${hem - 14}L-35,${t + 10}Q-14,${t + 2}-11,${t + 4}L-16,${hem}H-31ZM38,${hem - 14}L35,${t + 10}Q14,${t + 2} 11,${t + 4}L16,${hem}H31Z`}
            fill={accent}
          />
          <path d={`M0,${t + 34}v.1m0,20v.1m0,20v.1`} stroke={c.berry} strokeWidth={6} />
        </>
      );
    default:
      return null;
  }
}

type TorsoProps = PrintProps & { flat: boolean };

/** Draws the upper garment, from the shoulders to its hem. */
export function Torso({ clothes, p, hem, flat }: TorsoProps) {
  const { shoulderY: t, halfWidth: w } = p;
  const h = w + (clothes.flare ?? 3);
  const d = `M-13,${t}C-${w - 6},${t + 1}-${w},${t + 7}-${w + 1},${t + 17}L-${h},${hem - 9}Q-${h},${hem}-${h - 9},${hem}H${h - 9}Q${h},${hem} ${h},${hem - 9}L${w + 1},${t + 17}C${w},${t + 7} ${w - 6},${t + 1} 13,${t}Q0,${t + 11}-13,${t}Z`;
  return (
    <>
      <Cut d={d} fill={clothes.top} flat={flat} />
      {!flat && <Stitch d={`M-${h - 5},${hem - 6}H${h - 5}`} />}
      <Print clothes={clothes} p={p} hem={hem} />
    </>
  );
}
