import { wardrobe } from './figure/clothing.ts';
import { Figure, PillowHead } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { BedFront, BedHead, SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';
const theatre = { ...wardrobe.theatre, print: 'collar' } as const;

function BlowingMask() {
  return (
    <>
      <Wall />
      <BedHead />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        hair="blonde"
        hairType="straight"
        eyes="blue"
        mood="calm"
        turn={6}
        tilt={4}
        left="hidden"
        right={[0.1, 0.75, 1]}
        clothes={wardrobe.gown}
        at={[96, 188, 1]}
      />
      <path stroke={c.mid} strokeWidth={8} d="M128,104C170,112 146,150 172,170" />
      <path
        fill={c.white}
        fillOpacity={0.9}
        stroke={c.teal}
        strokeWidth={3}
        d="M91,98Q105,88 118,98Q127,108 120,116Q106,126 94,118Q86,108 91,98Z"
      />
      <path stroke={c.sun} strokeWidth={10} d="M124,106h10" />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        age="adult"
        sex="boy"
        skin="dark"
        hair="black"
        cap={c.teal}
        turn={-6}
        tilt={-6}
        lean={-6}
        left={[0.6, -0.7, -1]}
        right={[-0.1, 0.75, 1]}
        clothes={theatre}
        at={[220, 200, 0.94]}
      />
      <BedFront blanket={c.pink} />
    </>
  );
}

function Waking() {
  return (
    <>
      <Wall />
      <g transform="matrix(-1 0 0 1 322 0)">
        <BedHead />
      </g>
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        sex="boy"
        skin="brown"
        hair="black"
        lips="brown"
        turn={-6}
        tilt={-3}
        left={[0.62, -0.02, -1]}
        right="lap"
        clothes={wardrobe.gown}
        held={
          <g transform="translate(-55 34) rotate(-12)">
            <path stroke={c.bearl} strokeWidth={6} d="M0,4V20" />
            <path stroke={c.coral} strokeWidth={19} d="M0,-18V-6" />
            <path stroke={c.sun} strokeWidth={19} strokeLinecap="butt" d="M0,-8V6" />
          </g>
        }
        at={[226, 188, 1]}
      />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        age="adult"
        skin="fair"
        hair="red"
        hairType="short"
        eyes="green"
        freckles
        turn={6}
        tilt={5}
        lean={5}
        left="hidden"
        right="hidden"
        clothes={{ ...wardrobe.scrubs, print: 'collar' }}
        at={[92, 202, 0.94]}
      />
      <g transform="matrix(-1 0 0 1 322 0)">
        <BedFront blanket={c.sun} />
      </g>
      <path stroke={shade} strokeOpacity={0.16} strokeWidth={17} d="M130,152Q140,176 150,178" />
      <path stroke="#FBDCC6" strokeWidth={15} d="M142,172L156,174" />
      <path stroke={c.mid} strokeWidth={18} d="M130,146Q132,164 142,170" />
    </>
  );
}

function Asleep() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={8} d="M276,112V220M258,224H294" />
      <Cut fill={c.cream} d="M248,66H304Q310,66 310,72V112Q310,118 304,118H248Q242,118 242,112V72Q242,66 248,66Z" />
      <path fill={c.ink} d="M250,74H302V104H250Z" />
      <path stroke={c.sun} strokeWidth={3} d="M256,92H264L269,80L276,98L280,92H296" />
      <path stroke={c.coral} strokeWidth={5} d="M254,111h.1M264,111h.1" />
      <Cut fill={c.teal} d="M44,90C48,50 86,40 132,40C180,40 218,50 222,90V224H44Z" />
      <Cut
        fill={c.white}
        d="M62,92C58,68 88,62 132,62C178,62 210,68 206,92C208,122 196,132 132,132C70,132 58,122 62,92Z"
      />
      <PillowHead
        flat
        skin="golden"
        hair="black"
        hairType="wavy"
        mood="asleep"
        transform="translate(130 102) rotate(9)"
      />
      <SmallTeddy x={178} y={140} turn={12} />
      <Cut fill={c.pink} d="M36,152C70,134 190,134 230,152V216Q230,226 220,226H46Q36,226 36,216Z" />
      <path fill={c.rose} d="M36,152C70,134 190,134 230,152V172C190,154 70,154 36,172Z" />
      <Stitch d="M46,174C86,158 180,158 220,174" />
      <path
        stroke={c.sun}
        fill={c.sun}
        strokeWidth={2}
        d="M74,188l3,6 7,1-5,5 1,7-6,-3-6,3 1,-7-5,-5 7,-1ZM134,194l3,6 7,1-5,5 1,7-6,-3-6,3 1,-7-5,-5 7,-1ZM194,186l3,6 7,1-5,5 1,7-6,-3-6,3 1,-7-5,-5 7,-1Z"
      />
      <path stroke={shade} strokeOpacity={0.16} strokeWidth={18} d="M214,178Q202,182 186,164" />
      <path stroke={c.tan} strokeWidth={14} d="M196,168L184,158" />
      <path stroke={c.cream} strokeWidth={18} d="M216,172Q208,178 198,168" />
    </>
  );
}

/** Scenes on the ward: procedures and people. */
export const scenesWard = {
  'scene-blowing-mask': { viewBox: field, Shapes: BlowingMask },
  'scene-asleep': { viewBox: field, Shapes: Asleep },
  'scene-waking': { viewBox: field, Shapes: Waking },
} as const satisfies DrawingSet;
