import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { BedFront, BedHead, SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';
const scrubs = { ...wardrobe.scrubs, print: 'collar' } as const;

/** A tube of cream upright on its cap. */
function CreamTube() {
  return (
    <g transform="translate(46 148) rotate(90)">
      <path fill={c.teal} d="M-22,-9H-16V9H-22Z" />
      <path fill={c.leaf} d="M-17,-9L12,-6V6L-17,9Z" />
      <path fill={c.berry} d="M12,-5H20V5H12Z" />
    </g>
  );
}

function NumbingPatch() {
  return (
    <>
      <Wall />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        skin="brown"
        hair="black"
        hairType="curly"
        tie="buns"
        lips="brown"
        mood="calm"
        turn={6}
        tilt={8}
        lean={3}
        left="hug"
        right={[0.98, 0.16, -1]}
        clothes={wardrobe.shirt}
        at={[108, 192, 1]}
      />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        age="adult"
        hair="blonde"
        hairType="wavy"
        tie="bun"
        eyes="blue"
        turn={-6}
        tilt={-8}
        lean={-6}
        left={[0.66, 0.52, 1]}
        right={[-0.3, 0.7, 1]}
        clothes={scrubs}
        at={[240, 198, 0.94]}
      />
      <Cut fill={c.rose} d="M22,168H300V196Q300,204 292,204H30Q22,204 22,196Z" />
      <Stitch d="M30,190H292" />
      <path stroke={shade} strokeOpacity={0.16} strokeWidth={15} d="M134,166Q150,172 168,168" />
      <path stroke="#B97F57" strokeWidth={15} d="M126,150Q142,166 172,164" />
      <g transform="rotate(-2 168 160)">
        <rect x={148} y={150} width={26} height={20} rx={4} fill={c.white} stroke={c.teal} strokeWidth={2.5} />
        <ellipse cx={161} cy={160} rx={7} ry={5} fill={c.mid} />
      </g>
      <path stroke="#FBDCC6" strokeWidth={13} d="M196,148L180,154" />
      <CreamTube />
    </>
  );
}

function PlasterOff() {
  return (
    <>
      <Wall />
      <Cut fill={c.amber} d="M92,92C92,74 104,66 166,66C228,66 240,74 240,92V206H92Z" />
      <path stroke={c.deep} strokeWidth={10} d="M104,206V226M228,206V226" />
      <Figure
        flat
        pose="sitting"
        age="adult"
        skin="dark"
        hair="black"
        hairType="short"
        lips="dark"
        mood="calm"
        turn={-4}
        tilt={-5}
        lean={2}
        left="hidden"
        right="hidden"
        feet={[-18, 24]}
        clothes={{ top: c.plum, bottom: c.slate, shoes: c.teal, sleeve: 'long' }}
        at={[194, 166, 0.84]}
      />
      <Figure
        flat
        pose="sitting"
        sex="boy"
        skin="dark"
        hair="black"
        lips="dark"
        mood="unsure"
        turn={6}
        tilt={7}
        feet={[-14, 20]}
        left="lap"
        right="hidden"
        clothes={{ ...wardrobe.stripes, bottom: c.teal }}
        at={[128, 166, 0.84]}
      />
      <path stroke={c.sun} strokeWidth={16} d="M146,128L156,136" />
      <path stroke="#7D4F38" strokeWidth={13} d="M158,138Q176,150 204,142" />
      <path stroke={c.pink} strokeWidth={11} strokeLinecap="butt" d="M176,147L190,146" />
      <path stroke={c.rose} strokeWidth={11} d="M191,143Q200,136 199,126" />
      <path stroke={shade} strokeOpacity={0.16} strokeWidth={18} d="M224,108Q246,130 226,128" />
      <path stroke={c.plum} strokeWidth={18} d="M218,106Q244,122 226,128" />
      <path stroke="#7D4F38" strokeWidth={14} d="M222,129L204,124" />
    </>
  );
}

function MedicineInMouth() {
  return (
    <>
      <Wall />
      <BedHead />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        hair="red"
        hairType="straight"
        eyes="green"
        freckles
        mood="open"
        turn={6}
        tilt={3}
        left="hidden"
        right="hidden"
        clothes={wardrobe.gown}
        at={[98, 188, 1]}
      />
      <SmallTeddy x={100} y={152} turn={-8} />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        age="adult"
        sex="boy"
        skin="golden"
        hair="black"
        hairType="wavy"
        glasses
        turn={-6}
        tilt={-6}
        lean={-6}
        left={[0.66, 0.0, 1]}
        right={[-0.1, 0.75, 1]}
        clothes={scrubs}
        at={[236, 200, 0.94]}
      />
      <BedFront blanket={c.leaf} />
      <g transform="translate(108 106) rotate(4)">
        <path stroke={c.teal} strokeWidth={5} d="M0,0H8" />
        <rect x={8} y={-9} width={40} height={18} rx={3} fill={c.white} stroke={c.teal} strokeWidth={2.5} />
        <path stroke={c.coral} strokeWidth={12} strokeLinecap="butt" d="M11,0H34" />
        <path stroke={c.teal} strokeWidth={3.5} d="M48,-13V13M48,0H66M66,-7V7" />
      </g>
      <path stroke="#E8B78E" strokeWidth={13} d="M166,118L158,104" />
    </>
  );
}

/** Scenes of needles and medicine. */
export const scenesNeedles = {
  'scene-numbing-patch': { viewBox: field, Shapes: NumbingPatch },
  'scene-plaster-off': { viewBox: field, Shapes: PlasterOff },
  'scene-medicine-in-mouth': { viewBox: field, Shapes: MedicineInMouth },
} as const satisfies DrawingSet;
