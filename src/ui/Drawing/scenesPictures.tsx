import { wardrobe } from './figure/clothing.ts';
import { Figure, PillowHead } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { BedFront, BedHead, SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';
const scrubs = { ...wardrobe.scrubs, print: 'collar' } as const;

function InTheScanner() {
  return (
    <>
      <Wall />
      <Cut fill={c.white} d="M46,40Q46,20 66,20H254Q274,20 274,40V206Q274,216 264,216H56Q46,216 46,206Z" />
      <circle cx={160} cy={108} r={80} fill={c.mid} />
      <circle cx={160} cy={108} r={68} fill={c.deep} />
      <path stroke={c.sun} strokeWidth={6} d="M66,44h.1M82,44h.1" />
      <Cut fill={c.aqua} d="M104,122Q104,92 160,92T216,122V176H104Z" />
      <PillowHead flat skin="golden" hair="brown" hairType="wavy" mood="calm" transform="translate(160 112)" />
      <path stroke={c.ink} strokeWidth={8} d="M120,112C116,52 204,52 200,112" />
      <path stroke={c.berry} strokeWidth={20} d="M120,106V120M200,106V120" />
      <Cut fill={c.sun} d="M96,166C120,146 200,146 224,166L240,222Q240,230 230,230H90Q80,230 80,222Z" />
      <path fill={c.amber} d="M96,166C120,146 200,146 224,166L228,180C200,162 120,162 92,180Z" />
      <Stitch d="M94,186C120,170 200,170 226,186" />
      <SmallTeddy x={160} y={178} />
    </>
  );
}

function XrayOfArm() {
  return (
    <>
      <Wall />
      <Cut fill={c.ink} d="M208,34Q208,28 214,28H288Q294,28 294,34V122Q294,128 288,128H214Q208,128 208,122Z" />
      <path
        stroke={c.bone}
        strokeWidth={7}
        d="M242,118V96M260,118V96M236,76L226,62M246,70L243,48M257,70L261,48M267,77L278,64"
      />
      <path stroke={c.bone} strokeWidth={10} d="M242,86H260" />
      <path stroke={c.deep} strokeWidth={9} d="M156,14V34" />
      <Cut fill={c.white} d="M128,30H184Q190,30 190,36V58Q190,64 184,64H128Q122,64 122,58V36Q122,30 128,30Z" />
      <path fill={c.mid} d="M138,64H174L178,76H134Z" />
      <path fill={c.sun} fillOpacity={0.35} d="M136,76H176L192,166H124Z" />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        sex="boy"
        hair="blonde"
        hairType="short"
        eyes="blue"
        mood="calm"
        turn={6}
        tilt={7}
        left="lap"
        right="hidden"
        clothes={wardrobe.shirt}
        at={[80, 190, 0.92]}
      />
      <Cut fill={c.mid} d="M34,172H292V186Q292,192 286,192H40Q34,192 34,186Z" />
      <SmallTeddy x={270} y={150} scale={0.8} turn={4} />
      <path stroke={c.deep} strokeWidth={9} d="M56,194V226M270,194V226" />
      <path fill={c.deep} d="M122,164H196L202,174H118Z" />
      <path stroke={c.teal} strokeWidth={18} d="M98,140L106,150" />
      <path stroke="#FBDCC6" strokeWidth={14} d="M108,153Q124,166 158,164M154,164L170,159M154,165L172,166" />
    </>
  );
}

function Ultrasound() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={8} d="M270,100V222M250,226H292" />
      <Cut fill={c.cream} d="M232,32H302Q308,32 308,38V96Q308,102 302,102H232Q226,102 226,96V38Q226,32 232,32Z" />
      <path fill={c.ink} d="M234,40H300V92H234Z" />
      <path fill={c.mid} d="M267,42L294,82Q267,98 240,82Z" />
      <path fill={c.ink} fillOpacity={0.5} d="M256,72q11,-12 22,0q-4,12-22,0Z" />
      <BedHead />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        skin="dark"
        hair="black"
        hairType="curly"
        lips="dark"
        turn={7}
        tilt={-4}
        left="hidden"
        right="hidden"
        lean={-8}
        clothes={wardrobe.stripes}
        at={[98, 192, 1]}
      />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        age="adult"
        sex="boy"
        hair="grey"
        hairType="short"
        turn={-5}
        tilt={-6}
        lean={-4}
        left={[0.66, 0.62, 1]}
        right="hidden"
        clothes={{ ...scrubs, top: c.white }}
        at={[196, 200, 0.86]}
      />
      <BedFront blanket={c.pink} />
      <path fill="#7D4F38" d="M74,182C86,162 124,160 140,178Q142,190 132,190H84Q72,190 74,182Z" />
      <path stroke={c.aqua} strokeWidth={9} d="M118,160L134,166" />
      <path stroke={c.deep} strokeWidth={4} d="M146,140C176,120 170,190 226,180C256,176 262,150 266,104" />
      <g transform="translate(128 158) rotate(38)">
        <path fill={c.white} stroke={c.teal} strokeWidth={2.5} d="M-12,0Q0,6 12,0L7,-12V-26H-7V-12Z" />
      </g>
      <path stroke="#FBDCC6" strokeWidth={13} d="M160,154L146,144" />
    </>
  );
}

/** Scenes of medical imaging. */
export const scenesPictures = {
  'scene-mri': { viewBox: field, Shapes: InTheScanner },
  'scene-xray': { viewBox: field, Shapes: XrayOfArm },
  'scene-ultrasound': { viewBox: field, Shapes: Ultrasound },
} as const satisfies DrawingSet;
