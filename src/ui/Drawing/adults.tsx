import { wardrobe } from './figure/clothing.ts';
import { Figure } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { ClownHat, HandMask } from './props.tsx';

const field = '-74 -292 148 300';
const wide = '-88 -292 176 300';

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
      right={[0.6, 0.3, -1]}
      armsInFront
      clothes={wardrobe.theatre}
      held={<HandMask x={82} y={56} />}
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
  return <Figure age="adult" skin="golden" hair="black" hijab={c.plum} left="hold" turn={2} clothes={wardrobe.coat} />;
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

/** Staff and caregivers, each a `Figure` with its own props. */
export const adults = {
  'person-nurse': { viewBox: '-94 -292 168 300', Shapes: Nurse },
  'person-anaesthetist': { viewBox: wide, Shapes: Anaesthetist },
  'person-caregiver-beard': { viewBox: field, Shapes: CaregiverBeard },
  'person-caregiver-hijab': { viewBox: field, Shapes: CaregiverHijab },
  'person-clown': { viewBox: wide, Shapes: Clown },
} as const satisfies DrawingSet;
