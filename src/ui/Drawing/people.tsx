import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { ClownHat, HandMask, SmallTeddy } from './props.tsx';

const field = '-74 -292 148 300';
const wide = '-88 -292 176 300';

function GirlTeddy() {
  return (
    <Figure
      pose="holding"
      skin="brown"
      hair="black"
      tie="buns"
      lips="brown"
      tilt={5}
      clothes={wardrobe.gown}
      right="wave"
      held={<SmallTeddy x={-10} y={82} />}
    />
  );
}

function BoyStar() {
  return (
    <Figure
      sex="boy"
      hair="red"
      hairType="short"
      eyes="green"
      lips="fair"
      mood="unsure"
      freckles
      turn={3}
      tilt={-5}
      left="down"
      right="hold"
      clothes={{ ...wardrobe.shirt, print: 'star', accent: c.sun }}
    />
  );
}

function BoyBald() {
  return (
    <Figure
      age="school"
      sex="boy"
      hairType="none"
      eyes="blue"
      lips="fair"
      right="hip"
      turn={-2}
      clothes={wardrobe.star}
    />
  );
}

function GirlGlasses() {
  return (
    <Figure
      pose="waving"
      age="school"
      skin="golden"
      hair="black"
      hairType="straight"
      mood="open"
      glasses
      turn={-2}
      clothes={{
        ...wardrobe.stripes,
        top: c.pink,
        bottom: c.plum,
        shoes: c.sun,
        accent: c.white,
      }}
    />
  );
}

function TeenHoodie() {
  return (
    <Figure
      age="teen"
      sex="boy"
      skin="dark"
      hair="black"
      mood="calm"
      tilt={-4}
      turn={-3}
      right="pocket"
      clothes={wardrobe.hoodie}
      behind={<path d="M-26,50Q0,20 26,50Q0,62-26,50Z" fill={c.berry} stroke={shade} strokeOpacity={0.2} strokeWidth={3} />}
    />
  );
}

function TeenWavy() {
  return (
    <Figure
      age="teen"
      hair="blonde"
      hairType="wavy"
      eyes="hazel"
      lips="fair"
      mood="calm"
      tilt={4}
      turn={3}
      left="hold"
      clothes={wardrobe.cardigan}
    />
  );
}

function Nurse() {
  return (
    <Figure
      pose="waving"
      age="adult"
      skin="golden"
      hairType="straight"
      eyes="hazel"
      tie="bun"
      turn={2}
      clothes={wardrobe.scrubs}
    />
  );
}

function Anaesthetist() {
  return (
    <Figure
      age="adult"
      sex="boy"
      skin="dark"
      hair="black"
      mood="open"
      cap={c.teal}
      turn={3}
      right="reach"
      clothes={wardrobe.theatre}
      held={<HandMask x={72} y={72} />}
    />
  );
}

function CaregiverBeard() {
  return (
    <Figure
      age="adult"
      sex="boy"
      hairType="short"
      eyes="blue"
      lips="fair"
      mood="calm"
      beard
      tilt={-3}
      turn={-2}
      left="hip"
      clothes={wardrobe.jumper}
    />
  );
}

function CaregiverHijab() {
  return (
    <Figure
      age="adult"
      skin="golden"
      hair="black"
      hijab={c.plum}
      left="hold"
      turn={2}
      clothes={wardrobe.coat}
    />
  );
}

function Clown() {
  return (
    <Figure
      pose="waving"
      age="adult"
      sex="boy"
      hair="red"
      eyes="blue"
      mood="open"
      clownNose
      tilt={-6}
      lean={4}
      right="hip"
      feet={[-22, 16]}
      clothes={wardrobe.clown}
      onHead={<ClownHat />}
    />
  );
}

/** People of the site, each a `Figure` with its own parameters. */
export const people = {
  'person-girl-teddy': { viewBox: field, Shapes: GirlTeddy },
  'person-boy-star': { viewBox: field, Shapes: BoyStar },
  'person-boy-bald': { viewBox: field, Shapes: BoyBald },
  'person-girl-glasses': { viewBox: field, Shapes: GirlGlasses },
  'person-teen-hoodie': { viewBox: field, Shapes: TeenHoodie },
  'person-teen-wavy': { viewBox: field, Shapes: TeenWavy },
  'person-nurse': { viewBox: field, Shapes: Nurse },
  'person-anaesthetist': { viewBox: wide, Shapes: Anaesthetist },
  'person-caregiver-beard': { viewBox: field, Shapes: CaregiverBeard },
  'person-caregiver-hijab': { viewBox: field, Shapes: CaregiverHijab },
  'person-clown': { viewBox: wide, Shapes: Clown },
} as const satisfies DrawingSet;
