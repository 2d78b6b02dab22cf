import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { BedFront, BedHead, SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';

function ArmInSling() {
  return (
    <>
      <Wall />
      <Figure
        flat
        age="school"
        skin="brown"
        hair="black"
        hairType="straight"
        lips="brown"
        mood="calm"
        turn={5}
        tilt={5}
        lean={0}
        left="down"
        right="hidden"
        feet={[-14, 14]}
        clothes={{ ...wardrobe.shirt, top: c.leaf, bottom: c.slate, shoes: c.berry }}
        at={[116, 226, 0.94]}
      />
      <path stroke={c.mid} strokeWidth={9} d="M102,92L96,138M130,92L150,126" />
      <path stroke={c.leaf} strokeWidth={19} d="M138,112L144,134" />
      <Cut fill={c.mid} d="M78,140L148,116Q162,128 156,156Q120,168 78,152Z" />
      <path stroke={c.pink} strokeWidth={19} d="M138,145L84,144" />
      <path stroke="#B97F57" strokeWidth={13} d="M74,144L70,142" />
      <path fill={c.mid} d="M92,135L148,116Q164,130 156,156Q128,166 104,158Z" />
      <Stitch d="M104,152Q130,160 150,150" />
      <path fill={c.berry} d="M84,148q-6,-4 -3,-8q3,-1 3,2q0,-3 4,-2q2,5 -4,8Z" />
      <Figure
        flat
        age="adult"
        sex="boy"
        skin="brown"
        hair="black"
        hairType="wavy"
        lips="brown"
        beard
        turn={-6}
        tilt={-7}
        lean={-3}
        left={[0.62, 0.3, 1]}
        right="down"
        feet={[-12, 18]}
        clothes={{ top: c.sun, bottom: c.slate, shoes: c.plum, sleeve: 'long' }}
        at={[214, 226, 0.8]}
      />
    </>
  );
}

function EyePatch() {
  return (
    <>
      <Wall />
      <BedHead />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        skin="golden"
        hair="brown"
        hairType="wavy"
        mood="calm"
        turn={3}
        tilt={3}
        left="hidden"
        right="hidden"
        clothes={wardrobe.gown}
        onHead={
          <>
            <path stroke={c.pale} strokeWidth={9} d="M4,-12L36,22M36,-12L4,22" />
            <path fill={c.white} d="M2,5Q2,-12 19,-12T36,5Q36,22 19,22T2,5Z" />
            <path stroke={c.aqua} strokeWidth={3} d="M12,0h14M12,5h14M12,10h14" />
          </>
        }
        at={[112, 188, 1]}
      />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        age="adult"
        skin="golden"
        hair="brown"
        hairType="curly"
        eyes="hazel"
        mood="calm"
        turn={-6}
        tilt={-9}
        lean={-7}
        left={[0.6, 0.6, 1]}
        right={[-0.1, 0.8, 1]}
        clothes={{ ...wardrobe.cardigan, bottom: c.slate }}
        at={[228, 200, 0.92]}
      />
      <BedFront blanket={c.sun} />
      <SmallTeddy x={136} y={158} turn={6} />
      <path stroke={c.ink} strokeWidth={2.5} d="M126,142L150,150" />
      <path stroke={c.white} strokeWidth={10} d="M142,150h.1" />
      <path stroke="#E8B78E" strokeWidth={14} d="M118,168L124,172" />
    </>
  );
}

function CallingForAdvice() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={10} d="M54,210V226M268,210V226" />
      <Cut fill={c.teal} d="M44,124C44,96 64,92 160,92C256,92 276,96 276,124V204H44Z" />
      <Figure
        flat
        pose="sitting"
        age="adult"
        skin="fair"
        hair="blonde"
        hairType="short"
        eyes="blue"
        mood="calm"
        turn={-4}
        tilt={4}
        lean={0}
        left={[-0.1, 0.72, 1]}
        right={[0.08, 0.12, -1]}
        feet={[-16, 20]}
        clothes={{ top: c.berry, bottom: c.slate, shoes: c.amber, sleeve: 'long' }}
        at={[200, 168, 0.84]}
      />
      <g transform="rotate(14 232 66)">
        <rect x={226} y={48} width={13} height={38} rx={4} fill={c.ink} />
      </g>
      <path stroke="#FBDCC6" strokeWidth={13} d="M236,78L232,66" />
      <path stroke={c.sun} strokeWidth={4} d="M250,50Q257,60 254,70M262,42Q272,58 267,76" />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        hair="blonde"
        hairType="straight"
        eyes="blue"
        mood="unsure"
        turn={4}
        tilt={20}
        lean={12}
        left="hidden"
        right="hidden"
        clothes={wardrobe.stripes}
        at={[122, 178, 0.86]}
      />
      <Cut fill={c.pink} d="M72,206C72,158 96,140 130,142C164,144 176,168 174,206Z" />
      <Stitch d="M82,198C84,166 104,152 130,152C152,152 164,172 164,198" />
      <path stroke={shade} strokeOpacity={0.16} strokeWidth={16} d="M168,140Q150,160 146,156" />
      <path stroke={c.berry} strokeWidth={16} d="M172,128Q160,150 148,152" />
      <path stroke="#FBDCC6" strokeWidth={13} d="M146,153L138,154" />
    </>
  );
}

/** Scenes of getting well. */
export const scenesMended = {
  'scene-arm-sling': { viewBox: field, Shapes: ArmInSling },
  'scene-eye-patch': { viewBox: field, Shapes: EyePatch },
  'scene-calling': { viewBox: field, Shapes: CallingForAdvice },
} as const satisfies DrawingSet;
