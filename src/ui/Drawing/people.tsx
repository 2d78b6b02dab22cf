import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { SmallTeddy } from './props.tsx';
import { aided } from './wheelchair.tsx';

const field = '-74 -292 148 300';

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
      left={[-0.3, 0.66, 1]}
      right="wave"
      held={<SmallTeddy x={-8} y={72} />}
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

/** Children and teenagers, each a `Figure` with its own props. */
export const people = {
  'person-girl-teddy': { viewBox: field, Shapes: GirlTeddy },
  'person-boy-star': { viewBox: field, Shapes: BoyStar },
  'person-boy-bald': { viewBox: field, Shapes: BoyBald },
  'person-girl-glasses': { viewBox: field, Shapes: GirlGlasses },
  'person-teen-hoodie': { viewBox: field, Shapes: TeenHoodie },
  'person-teen-wavy': { viewBox: field, Shapes: TeenWavy },
  ...aided,
} as const satisfies DrawingSet;
