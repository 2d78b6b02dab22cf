import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';
const scrubs = { ...wardrobe.scrubs, print: 'collar' } as const;
const coat = { ...wardrobe.coat, top: c.white, bottom: c.slate, long: 20 } as const;

function EarLight() {
  return (
    <>
      <Wall />
      <Cut fill={c.leaf} d="M46,178H190V192Q190,200 182,200H54Q46,200 46,192Z" />
      <path stroke={c.deep} strokeWidth={9} d="M58,200V226M178,200V226" />
      <Figure
        flat
        pose="sitting"
        skin="golden"
        hair="black"
        hairType="short"
        mood="calm"
        turn={-7}
        tilt={-8}
        right="lap"
        left="lap"
        legs="front"
        feet={[-12, 20]}
        clothes={wardrobe.stripes}
        at={[112, 176, 0.94]}
      />
      <Figure
        flat
        age="adult"
        skin="brown"
        hair="black"
        hairType="curly"
        tie="bun"
        lips="brown"
        turn={-7}
        tilt={-6}
        lean={-5}
        left={[0.72, -0.02, 1]}
        right={[0.2, 0.8, 1]}
        feet={[-14, 18]}
        clothes={coat}
        at={[232, 228, 0.78]}
      />
      <SmallTeddy x={64} y={150} turn={-6} />
      <path stroke={c.ink} strokeWidth={11} d="M178,84L184,112" />
      <path fill={c.ink} d="M182,72L188,84L170,92L152,84V80Z" />
      <path stroke={c.sun} strokeWidth={3} d="M148,72L142,66M144,82H136M148,92L142,97" />
      <path stroke="#B97F57" strokeWidth={12} d="M190,100L182,103" />
    </>
  );
}

function OnTheScales() {
  return (
    <>
      <Wall />
      <Cut fill={c.white} d="M156,16H170V206H156Z" />
      <path stroke={c.teal} strokeWidth={2.5} d="M159,38h7M159,54h7M159,70h7M159,86h7M159,102h7M159,118h7" />
      <Figure
        flat
        sex="boy"
        skin="dark"
        hair="black"
        lips="dark"
        mood="smile"
        turn={3}
        tilt={0}
        lean={0}
        left="down"
        right="down"
        feet={[-11, 11]}
        clothes={wardrobe.gown}
        at={[118, 208, 0.84]}
      />
      <path fill={c.coral} d="M92,22H170V30H92Z" />
      <Cut fill={c.teal} d="M80,206H176Q182,206 182,212V218Q182,224 176,224H80Q74,224 74,218V212Q74,206 80,206Z" />
      <path stroke={c.cream} strokeWidth={8} d="M114,215H136" />
      <Figure
        flat
        age="adult"
        hair="red"
        hairType="straight"
        tie="tail"
        eyes="green"
        freckles
        turn={-6}
        tilt={-5}
        lean={-2}
        left={[0.2, 0.4, 1]}
        right="hold"
        feet={[-14, 18]}
        armsInFront
        held={
          <g transform="translate(-10 92) rotate(-8)">
            <path fill={c.amber} d="M-20,-24H20V24H-20Z" />
            <path fill={c.white} d="M-15,-18H15V19H-15Z" />
            <path stroke={c.mid} strokeWidth={3} d="M-9,-9H9M-9,0H9M-9,9H3" />
          </g>
        }
        clothes={scrubs}
        at={[234, 226, 0.8]}
      />
    </>
  );
}

function ToTheDentist() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={6} d="M196,16V34Q196,44 184,46L164,50" />
      <Cut fill={c.white} d="M134,36L170,30L176,52Q160,66 142,60Z" />
      <path stroke={c.sun} strokeWidth={8} d="M144,61Q160,64 174,54" />
      <path stroke={c.deep} strokeWidth={14} d="M120,196V222M92,226H150" />
      <Cut
        fill={c.teal}
        d="M44,90C40,74 56,68 64,82L98,160H196Q208,160 208,172V184Q208,196 196,196H92Q80,196 74,184L46,104Z"
      />
      <Stitch d="M62,96L94,174H200" />
      <g transform="rotate(-14 108 170)">
        <Figure
          flat
          pose="sitting"
          legs="side"
          sex="boy"
          hair="brown"
          hairType="wavy"
          mood="open"
          turn={7}
          tilt={-4}
          left="hidden"
          right="lap"
          clothes={{ ...wardrobe.star, bottom: c.amber }}
          at={[104, 172, 0.84]}
        />
      </g>
      <path stroke={c.deep} strokeWidth={9} d="M240,176V218M218,224H262" />
      <Figure
        flat
        pose="sitting"
        age="adult"
        skin="golden"
        hair="black"
        hairType="straight"
        tie="bun"
        feet={[-22, 12]}
        glasses
        turn={-6}
        tilt={-8}
        lean={-8}
        left={[0.86, 0.18, 1]}
        right={[0, 0.75, 1]}
        clothes={scrubs}
        at={[238, 168, 0.76]}
      />
      <path stroke={c.ink} strokeWidth={4} d="M160,118L116,108" />
      <circle cx={110} cy={106} r={6} fill={c.white} stroke={c.ink} strokeWidth={2.5} />
      <path stroke={shade} strokeOpacity={0.16} strokeWidth={13} d="M166,124L160,120" />
      <path stroke="#E8B78E" strokeWidth={12} d="M168,120L160,117" />
    </>
  );
}

/** Scenes of being looked at. */
export const scenesExamined = {
  'scene-ear-light': { viewBox: field, Shapes: EarLight },
  'scene-scales': { viewBox: field, Shapes: OnTheScales },
  'scene-dentist': { viewBox: field, Shapes: ToTheDentist },
} as const satisfies DrawingSet;
