import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';

function SittingOnBed() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={9} d="M18,92V226M304,136V226" />
      <Cut fill={c.white} d="M26,160C22,134 34,122 56,124C80,124 92,134 88,160Z" />
      <Cut fill={c.mid} d="M18,158H304V186Q304,194 296,194H26Q18,194 18,186Z" />
      <Figure
        flat
        pose="sitting"
        age="adult"
        sex="boy"
        skin="golden"
        hairType="short"
        mood="calm"
        beard
        turn={-6}
        tilt={-7}
        lean={-4}
        left="hidden"
        right="lap"
        feet={[-16, 24]}
        clothes={{ top: c.leaf, bottom: c.slate, shoes: c.berry, sleeve: 'long' }}
        at={[210, 160, 0.84]}
      />
      <Figure
        flat
        pose="sitting"
        skin="golden"
        hairType="wavy"
        mood="unsure"
        turn={4}
        tilt={7}
        lean={5}
        feet={[-12, 26]}
        clothes={wardrobe.stripes}
        at={[120, 160, 0.82]}
      />
      <path stroke={c.tan} strokeWidth={13} d="M100,116L95,120" />
    </>
  );
}

function HoldingHands() {
  return (
    <>
      <Wall />
      <path fill={c.rose} d="M28,222V78Q28,70 36,70H86Q94,70 94,78V222Z" />
      <path stroke={c.coral} strokeWidth={6} d="M82,148h.1" />
      <Figure
        flat
        age="adult"
        skin="fair"
        eyes="green"
        hijab={c.sun}
        turn={-6}
        tilt={-6}
        lean={0}
        feet={[-20, 14]}
        left={[0.34, 0.84, 1]}
        clothes={{ top: c.mid, bottom: c.mid, shoes: c.plum }}
        at={[212, 222, 0.76]}
      />
      <Figure
        flat
        sex="boy"
        skin="dark"
        hair="black"
        turn={5}
        tilt={6}
        lean={0}
        feet={[-22, 10]}
        right={[0.66, 0.2, -1]}
        clothes={{ ...wardrobe.star, bottom: c.amber }}
        at={[126, 222, 0.84]}
      />
    </>
  );
}

function HomeSofa() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={10} d="M50,212V224M272,212V224" />
      <Cut fill={c.plum} d="M40,120C40,82 70,80 160,80C250,80 282,82 282,120V200H40Z" />
      <path stroke={shade} strokeOpacity={0.2} strokeWidth={3} d="M162,86V150" />
      <Cut fill={c.sun} d="M46,148C40,112 56,94 84,98C112,102 122,132 118,170H54Z" />
      <Figure
        flat
        pose="sitting"
        legs="hidden"
        hair="red"
        freckles
        eyes="green"
        turn={3}
        lean={-42}
        tilt={26}
        left="hidden"
        right="hidden"
        clothes={wardrobe.shirt}
        at={[164, 190, 0.9]}
      />
      <Cut fill={c.pink} d="M112,194C118,160 158,146 196,154C222,160 238,150 250,152Q264,156 264,194Z" />
      <Stitch d="M124,186C140,160 190,166 258,168" />
      <SmallTeddy x={146} y={138} turn={-6} />
      <path stroke={c.teal} strokeWidth={19} d="M122,152Q128,166 138,164" />
      <path stroke="#FBDCC6" strokeWidth={14} d="M146,161L158,156" />
      <Cut
        fill={c.plum}
        d="M26,150Q26,134 44,134T62,150V188H262V150Q262,134 280,134T298,150V204Q298,214 288,214H36Q26,214 26,204Z"
      />
      <Stitch d="M66,196H258" />
    </>
  );
}

/** Scenes of being together, in the ward and at home. */
export const scenesTogether = {
  'scene-sitting-on-bed': { viewBox: field, Shapes: SittingOnBed },
  'scene-holding-hands': { viewBox: field, Shapes: HoldingHands },
  'scene-home-sofa': { viewBox: field, Shapes: HomeSofa },
} as const satisfies DrawingSet;
