import { wardrobe } from './figure/clothing.ts';
import { Figure, PillowHead } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';

function ThroughTheRing() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={14} d="M96,188V222M66,224H130" />
      <path stroke={c.deep} strokeWidth={30} d="M208,34C166,40 166,186 208,194" />
      <Cut fill={c.aqua} d="M26,164H292V178Q292,186 284,186H34Q26,186 26,178Z" />
      <Cut fill={c.white} d="M34,128Q34,110 52,112L104,122V164H34Z" />
      <PillowHead
        flat
        skin="brown"
        hair="black"
        hairType="short"
        sex="boy"
        mood="calm"
        transform="translate(86 120) rotate(-18) scale(.86)"
      />
      <Cut fill={c.sun} d="M112,164C112,136 132,132 166,138C210,144 260,138 284,152V164Z" />
      <Stitch d="M120,158C130,144 190,150 280,156" />
      <SmallTeddy x={140} y={122} turn={-6} scale={0.8} />
      <Cut fill={c.white} d="M200,222C262,214 262,16 200,16L216,16C290,16 290,222 216,222Z" />
      <path stroke={c.white} strokeWidth={30} d="M208,31C262,40 262,190 208,207" />
      <path stroke={c.teal} strokeWidth={4} d="M214,46C250,60 250,176 214,192" />
      <path stroke={c.coral} strokeWidth={7} d="M262,78h.1M266,96h.1" />
    </>
  );
}

function LookingForAVein() {
  return (
    <>
      <Wall />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        sex="boy"
        skin="fair"
        hair="red"
        hairType="curly"
        eyes="green"
        freckles
        mood="unsure"
        turn={-5}
        tilt={-6}
        lean={0}
        left="lap"
        right="hidden"
        clothes={{ ...wardrobe.stripes, top: c.plum, accent: c.pink }}
        at={[100, 196, 0.98]}
      />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        age="adult"
        skin="dark"
        hijab={c.teal}
        mood="calm"
        turn={-6}
        tilt={-12}
        lean={-7}
        left={[0.6, 0.56, 1]}
        right={[-0.2, 0.75, 1]}
        clothes={{ ...wardrobe.scrubs, print: 'collar' }}
        at={[240, 198, 0.94]}
      />
      <Cut fill={c.aqua} d="M22,170H300V196Q300,204 292,204H30Q22,204 22,196Z" />
      <Cut fill={c.white} d="M118,162Q118,154 128,154H208Q216,154 216,162V172H118Z" />
      <path stroke={c.plum} strokeWidth={18} d="M122,150L130,156" />
      <path stroke="#FBDCC6" strokeWidth={15} d="M134,156Q160,158 196,154" />
      <path stroke={c.berry} strokeWidth={7} strokeLinecap="butt" d="M141,146L139,167" />
      <path stroke={c.berry} strokeWidth={4} d="M140,147L130,136M141,147L146,134" />
      <path stroke={c.vein} strokeWidth={2.5} strokeOpacity={0.8} d="M154,157Q164,153 174,156T190,154" />
      <path stroke={shade} strokeOpacity={0.16} strokeWidth={12} d="M192,144L178,149" />
      <path stroke="#7D4F38" strokeWidth={11} d="M198,136L178,147" />
      <Stitch d="M30,192H292" />
    </>
  );
}

function Waiting() {
  return (
    <>
      <Wall />
      <circle cx={54} cy={64} r={20} fill={c.white} stroke={c.teal} strokeWidth={5} />
      <path stroke={c.ink} strokeWidth={4} d="M54,64V52M54,64L62,69" />
      <path stroke={c.deep} strokeWidth={8} d="M60,190V224M146,190V224M176,190V224M262,190V224" />
      <Cut fill={c.coral} d="M52,116Q52,106 62,106H144Q154,106 154,116V192H52Z" />
      <Cut fill={c.coral} d="M168,116Q168,106 178,106H260Q270,106 270,116V192H168Z" />
      <Figure
        flat
        pose="sitting"
        skin="brown"
        hair="black"
        hairType="wavy"
        tie="tail"
        lips="brown"
        mood="calm"
        turn={2}
        tilt={10}
        lean={2}
        feet={[-20, 12]}
        left="lap"
        right="lap"
        clothes={{ ...wardrobe.shirt, top: c.leaf, bottom: c.plum }}
        at={[104, 170, 0.84]}
      />
      <g transform="translate(104 158) rotate(-4)">
        <path fill={c.sun} d="M-26,-16L0,-12L26,-16V12L0,16L-26,12Z" />
        <path stroke={c.white} strokeWidth={3} d="M0,-10V14M-19,-8L-7,-6M7,-6L19,-8M-19,0L-7,2M7,2L19,0" />
      </g>
      <Figure
        flat
        pose="sitting"
        age="adult"
        sex="boy"
        skin="brown"
        hair="grey"
        hairType="short"
        lips="brown"
        mood="calm"
        turn={-6}
        tilt={-8}
        lean={-4}
        feet={[-14, 20]}
        left="lap"
        right="lap"
        clothes={{ ...wardrobe.jumper, top: c.teal, print: 'buttons', accent: c.sun }}
        at={[216, 166, 0.76]}
      />
    </>
  );
}

/** Scenes of preparing and waiting. */
export const scenesMeanwhile = {
  'scene-ct': { viewBox: field, Shapes: ThroughTheRing },
  'scene-finding-vein': { viewBox: field, Shapes: LookingForAVein },
  'scene-waiting': { viewBox: field, Shapes: Waiting },
} as const satisfies DrawingSet;
