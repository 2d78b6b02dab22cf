import type { Board } from '../engine/board.ts';
import { outfits } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ask } from './vaknar-jag-igen/ask.ts';
import { sleep } from './vaknar-jag-igen/sleep.ts';
import { wake } from './vaknar-jag-igen/wake.ts';

const board: Board = {
  format: 'clip',
  title: { sv: 'Vaknar jag igen?', en: 'Will I wake up again?' },
  posterAt: 20,
  cast: {
    boy: {
      age: 'child',
      sex: 'boy',
      skin: 'fair',
      hair: 'blonde',
      hairType: 'wavy',
      eyes: 'blue',
      lips: 'fair',
      freckles: true,
      clothes: outfits.gown,
    },
    karin: {
      age: 'adult',
      sex: 'girl',
      skin: 'brown',
      hair: 'black',
      hairType: 'straight',
      eyes: 'brown',
      lips: 'brown',
      cap: C.leaf,
      capDots: C.white,
      capHair: true,
      lash: true,
      clothes: outfits.theatre,
    },
    nurse: {
      age: 'adult',
      sex: 'girl',
      skin: 'golden',
      hair: 'black',
      hairType: 'straight',
      eyes: 'hazel',
      lips: 'red',
      hijab: C.plum,
      lash: true,
      clothes: outfits.scrubs,
    },
    mum: {
      age: 'adult',
      sex: 'girl',
      skin: 'fair',
      hair: 'blonde',
      hairType: 'wavy',
      eyes: 'blue',
      lips: 'red',
      lash: true,
      clothes: { ...outfits.cardigan, top: C.coral },
    },
  },
  scenes: [ask, sleep, wake],
  facts: ['3.8b', '4.9', '4.10', '40.10', '40.15', '40.16'],
  leavesOut: [
    'Most children stay in the recovery room from half an hour to an hour.',
    'Whether the grown-up is there at once, or is fetched a little later, differs.',
    'Some cry and hit out when they wake, and do not remember it afterwards.',
  ],
  transcript: {
    sv: `En pojke ligger i en säng med sin nalle. Han ser orolig ut, och tråden ovanför honom trasslar sig. Vaknar jag igen? Ja. När operationen är klar vaknar han. Tråden blir rak.

Det är natt i bilden. Pojken sover. Narkosläkaren sitter bredvid. Medicinen som gör att han sover droppar ner genom en tunn slang till infarten i handen. En maskin piper lugnt. När operationen är klar stänger hon av medicinen. Då blir det ljusare.

Pojken vaknar långsamt. En sjuksköterska är hos honom, och mamma kommer. Han blir yr och ledsen, och en tår rinner. Mamma håller hans hand. Det brukar gå över. Snart mår han bättre.`,
    en: `A boy lies in bed with his teddy. He looks worried, and the thread above him gets tangled. Will I wake up again? Yes. He wakes up when the operation is done. The thread goes straight.

It is night in the picture. The boy is asleep. The anaesthetist sits beside him. The medicine that keeps him asleep drips down a thin tube to the cannula in his hand. A machine beeps calmly. When the operation is done, she turns the medicine off. It gets lighter.

The boy wakes up slowly. A nurse is with him, and Mum comes. He feels dizzy and sad, and a tear runs down. Mum holds his hand. It usually passes. Soon he feels better.`,
  },
};
export default board;
