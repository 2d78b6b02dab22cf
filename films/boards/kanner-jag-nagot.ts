import type { Board } from '../engine/board.ts';
import { outfits, type Person } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ask } from './kanner-jag-nagot/ask.ts';
import { sleeps } from './kanner-jag-nagot/sleeps.ts';
import { wakes } from './kanner-jag-nagot/wakes.ts';
import { watched } from './kanner-jag-nagot/watched.ts';

const samira = {
  age: 'school',
  sex: 'girl',
  skin: 'brown',
  hair: 'black',
  hairType: 'wavy',
  eyes: 'brown',
  lips: 'brown',
  clothes: outfits.gown,
} satisfies Person;

const cast: Board['cast'] = {
  samira,
  home: { ...samira, clothes: { top: C.coral, bottom: C.slate, shoes: C.sun, print: 'star', accent: C.sun } },
  jonas: {
    age: 'adult',
    sex: 'boy',
    skin: 'dark',
    hair: 'black',
    hairType: 'none',
    eyes: 'brown',
    lips: 'dark',
    cap: C.sun,
    capDots: C.coral,
    clothes: outfits.theatre,
  },
  nurse: {
    age: 'adult',
    sex: 'girl',
    skin: 'fair',
    hair: 'blonde',
    hairType: 'straight',
    tie: 'bun',
    eyes: 'blue',
    lips: 'fair',
    glasses: true,
    clothes: outfits.scrubs,
  },
};

const board: Board = {
  format: 'clip',
  title: { sv: 'Känner jag något när de opererar?', en: 'Will I feel the operation?' },
  posterAt: 3,
  cast,
  scenes: [ask, sleeps, watched, wakes],
  facts: ['3.7', '3.8', '4.1', '4.9', '40.10', '40.11'],
  leavesOut: [
    'Very rarely somebody is aware for a while during an anaesthetic; somebody who thinks so tells the staff (4.4, 40.13).',
    'It is about a general anaesthetic: with local numbing one is awake and feels touch and pressure.',
    'One may feel sick, thirsty or muddled on waking.',
  ],
  transcript: {
    sv: `Samira håller händerna på magen och ser orolig ut. Känner jag något när de opererar? Nej.

Det är natt i bilden. Samira sover djupt under ett täcke med stjärnor. Jag känner ingenting.

Jonas vaktar hela tiden. Han sitter vid skärmen, som piper i takt med hjärtat. Han ger medicin så att Samira sover vidare.

Operationen är klar, och Samira vaknar. Då kan det ömma. Hon pekar på magen. En sjuksköterska lyssnar och ger medicin som hjälper.`,
    en: `Samira holds her hands on her tummy and looks worried. Will I feel the operation? No.

It is night in the picture. Samira sleeps deeply under a blanket with stars. I feel nothing.

Jonas watches the whole time. He sits by the screen, which beeps in time with her heart. He gives medicine so that Samira sleeps on.

The operation is done, and Samira wakes up. Now it can be sore. She points at her tummy. A nurse listens and gives medicine that helps.`,
  },
};
export default board;
