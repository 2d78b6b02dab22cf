import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { SmallTeddy, Wall } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

const field = '0 0 320 240';
const theatre = { ...wardrobe.theatre, print: 'collar' } as const;

/** A child walks into the operating room beside a parent in a cap. */
function IntoTheatre() {
  return (
    <>
      <Wall />
      <path stroke={c.deep} strokeWidth={7} d="M226,10V30" />
      <Cut fill={c.white} d="M176,48Q178,28 226,28T276,48Q276,56 268,56H184Q176,56 176,48Z" />
      <path stroke={c.sun} strokeWidth={11} d="M196,56h.1M216,58h.1M236,58h.1M256,56h.1" />
      <path stroke={c.deep} strokeWidth={12} d="M240,178V218M212,222H268" />
      <Figure
        flat
        age="adult"
        skin="golden"
        hair="black"
        cap={c.plum}
        turn={6}
        tilt={7}
        lean={0}
        left="down"
        right={[0.3, 0.86, 1]}
        feet={[-20, 14]}
        clothes={{ ...wardrobe.coat, top: c.sun, bottom: c.slate, print: 'seam', long: 30 }}
        at={[72, 228, 0.82]}
      />
      <Figure
        flat
        sex="boy"
        skin="golden"
        hair="black"
        hairType="short"
        mood="unsure"
        turn={7}
        tilt={4}
        lean={0}
        left={[0.5, 0.3, -1]}
        right="hug"
        feet={[-18, 16]}
        clothes={wardrobe.gown}
        held={<SmallTeddy x={14} y={74} turn={8} />}
        armsInFront
        at={[140, 228, 0.84]}
      />
      <Figure
        flat
        pose="sitting"
        age="adult"
        skin="fair"
        hair="brown"
        cap={c.leaf}
        eyes="green"
        turn={-6}
        tilt={-6}
        lean={-2}
        legs="hidden"
        left={[0.56, -0.46, -1]}
        right={[0.1, 0.9, 1]}
        clothes={theatre}
        at={[244, 172, 0.64]}
      />
      <Cut fill={c.teal} d="M178,158H304V172Q304,178 298,178H184Q178,178 178,172Z" />
      <Cut fill={c.white} d="M272,146H302V158H272Z" />
      <Stitch d="M186,169H296" />
    </>
  );
}

function WalkWithDrip() {
  return (
    <>
      <Wall />
      <path fill={c.rose} d="M38,206V84Q38,76 46,76H86Q94,76 94,84V206Z" />
      <path stroke={c.coral} strokeWidth={6} d="M84,148h.1" />
      <path stroke={c.deep} strokeWidth={6} d="M212,32V212M190,32H234M184,214H240M212,206L204,222M212,206L220,222" />
      <path stroke={c.ink} strokeWidth={10} d="M184,220h.1M240,220h.1M206,224h.1" />
      <Cut fill={c.aqua} d="M182,38H202V66Q202,76 192,76T182,66Z" />
      <path fill={c.mid} d="M182,54H202V66Q202,76 192,76T182,66Z" />
      <Cut fill={c.white} d="M198,98H228V124H198Z" />
      <path fill={c.leaf} d="M203,104H223V113H203Z" />
      <Figure
        flat
        skin="golden"
        hair="black"
        hairType="none"
        mood="smile"
        turn={6}
        tilt={4}
        lean={2}
        left="down"
        right={[0.98, -0.02, -1]}
        feet={[-22, 20]}
        clothes={{ ...wardrobe.stripes, bottom: c.plum }}
        at={[138, 222, 0.94]}
      />
      <path stroke={c.mid} strokeWidth={3} d="M192,76V92Q192,160 176,154Q166,148 182,128" />
      <path stroke="#E8B78E" strokeWidth={14} d="M200,122L211,122" />
      <path stroke={c.white} strokeWidth={9} strokeLinecap="butt" d="M186,123L194,122" />
    </>
  );
}

/** Scenes of walking through the hospital. */
export const scenesWalking = {
  'scene-into-theatre': { viewBox: field, Shapes: IntoTheatre },
  'scene-drip-walk': { viewBox: field, Shapes: WalkWithDrip },
} as const satisfies DrawingSet;
