import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';
const scrubs = { ...wardrobe.scrubs, print: 'collar' } as const;

/** The back and seat of an armchair at x. */
function Armchair({ x, fill }: { x: number; fill: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path stroke={c.deep} strokeWidth={9} d="M-38,200V224M38,200V224" />
      <Cut fill={fill} d="M-48,112C-48,92-34,88 0,88C34,88 48,92 48,112V200H-48Z" />
    </g>
  );
}

function AtEyeLevel() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={9} d="M34,136V226M150,180V226" />
      <Cut fill={c.mid} d="M26,168H166V192Q166,200 158,200H34Q26,200 26,192Z" />
      <Figure
        flat
        pose="sitting"
        hair="blonde"
        hairType="wavy"
        eyes="blue"
        mood="open"
        turn={7}
        tilt={3}
        lean={3}
        left="lap"
        right={[0.7, -0.1, -1]}
        feet={[-10, 24]}
        clothes={wardrobe.shirt}
        at={[100, 168, 0.9]}
      />
      <path stroke={c.deep} strokeWidth={9} d="M228,176V218M204,224H252" />
      <path fill={c.berry} d="M198,166H258V176H198Z" />
      <Figure
        flat
        pose="sitting"
        age="adult"
        sex="boy"
        skin="brown"
        hair="black"
        hairType="short"
        lips="brown"
        beard
        mood="calm"
        turn={-7}
        tilt={-7}
        lean={-5}
        left={[0.5, 0.5, 1]}
        right="lap"
        feet={[-32, 6]}
        clothes={{ ...wardrobe.coat, top: c.white, bottom: c.slate }}
        at={[228, 166, 0.76]}
      />
      <path stroke={c.ink} strokeWidth={4} d="M210,104Q212,130 222,132Q234,130 236,104" />
      <circle cx={222} cy={136} r={6} fill={c.mid} stroke={c.ink} strokeWidth={3} />
    </>
  );
}

function TeenAlone() {
  return (
    <>
      <Wall />
      <path fill={c.rose} d="M138,196V64Q138,56 146,56H184Q192,56 192,64V196Z" />
      <path stroke={c.coral} strokeWidth={6} d="M148,130h.1" />
      <Armchair x={84} fill={c.amber} />
      <Armchair x={240} fill={c.leaf} />
      <Figure
        flat
        pose="sitting"
        age="teen"
        hairType="curly"
        skin="golden"
        hair="black"
        mood="calm"
        turn={6}
        tilt={5}
        lean={3}
        left="lap"
        right={[0.34, 0.5, 1]}
        feet={[-10, 26]}
        clothes={wardrobe.hoodie}
        at={[90, 168, 0.78]}
      />
      <Figure
        flat
        pose="sitting"
        age="adult"
        skin="fair"
        hair="grey"
        hairType="short"
        glasses
        turn={-6}
        tilt={-7}
        lean={-4}
        left={[-0.1, 0.7, 1]}
        right="lap"
        feet={[-28, 8]}
        clothes={scrubs}
        at={[236, 168, 0.78]}
      />
    </>
  );
}

function PractisingOnDoll() {
  return (
    <>
      <Wall />
      <Cut fill={c.aqua} d="M56,48H112V92H56Z" />
      <path stroke={c.white} strokeWidth={5} d="M84,50V90M58,70H110" />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        hair="brown"
        hairType="straight"
        tie="buns"
        mood="smile"
        turn={6}
        tilt={10}
        lean={3}
        left="hidden"
        right={[0.86, 0.44, -1]}
        clothes={wardrobe.stripes}
        at={[94, 196, 0.98]}
      />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        age="adult"
        sex="boy"
        skin="dark"
        hair="black"
        hairType="curly"
        lips="dark"
        turn={-6}
        tilt={-10}
        lean={-6}
        left={[0.66, 0.58, 1]}
        right={[-0.2, 0.75, 1]}
        clothes={wardrobe.cardigan}
        at={[236, 198, 0.92]}
      />
      <SmallTeddy x={160} y={144} turn={-4} />
      <path stroke={c.white} strokeWidth={9} d="M170,150L176,158" />
      <path
        fill={c.white}
        fillOpacity={0.9}
        stroke={c.teal}
        strokeWidth={2.5}
        d="M151,140Q159,132 168,140Q170,148 160,150Q150,148 151,140Z"
      />
      <path stroke="#FBDCC6" strokeWidth={13} d="M134,158L146,148" />
      <Cut fill={c.sun} d="M22,174H300V194Q300,202 292,202H30Q22,202 22,194Z" />
      <Stitch d="M30,190H292" />
      <path stroke={c.deep} strokeWidth={9} d="M44,202V226M278,202V226" />
      <path stroke={c.plum} strokeWidth={14} d="M54,166h.1" />
      <path fill={c.berry} d="M66,152h22v22h-22Z" />
    </>
  );
}

/** Scenes of talking and getting ready. */
export const scenesTalking = {
  'scene-eye-level': { viewBox: field, Shapes: AtEyeLevel },
  'scene-teen-alone': { viewBox: field, Shapes: TeenAlone },
  'scene-practising': { viewBox: field, Shapes: PractisingOnDoll },
} as const satisfies DrawingSet;
