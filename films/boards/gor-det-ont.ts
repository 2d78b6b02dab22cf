import type { Board } from '../engine/board.ts';
import { C } from '../engine/paper.ts';
import { ask } from './gor-det-ont/ask.ts';
import { patch } from './gor-det-ont/patch.ts';
import { wait } from './gor-det-ont/wait.ts';
import { prick } from './gor-det-ont/prick.ts';
import { done } from './gor-det-ont/done.ts';

const cast: Board['cast'] = {
  boy: {
    age: 'child',
    sex: 'boy',
    skin: 'dark',
    hair: 'black',
    hairType: 'curly',
    eyes: 'brown',
    lips: 'dark',
    clothes: { top: C.leaf, bottom: C.slate, shoes: C.berry, print: 'star', accent: C.sun },
  },
  mum: {
    age: 'adult',
    sex: 'girl',
    skin: 'brown',
    hair: 'black',
    hairType: 'straight',
    eyes: 'brown',
    lips: 'brown',
    hijab: C.plum,
    lash: true,
    clothes: { top: C.pink, bottom: C.deep, shoes: C.deep, sleeve: 'long', print: 'seam' },
  },
};

const board: Board = {
  format: 'clip',
  title: { sv: 'Gör det ont?', en: 'Does it hurt?' },
  posterAt: 3.4,
  cast,
  scenes: [ask, patch, wait, prick, done],
  facts: ['2.5', '2.8', '26.9'],
  leavesOut: [
    'One waits 10 to 15 minutes after the patch is taken off.',
    'Touch and pressure are felt all the same.',
    'It does not always succeed at the first try.',
  ],
  transcript: {
    sv: `En pojke ser orolig ut. Han gnider sin arm, och tråden ovanför honom trasslar sig. Gör det ont att få ett stick? Ja, det kan göra ont. Det går över. Tråden blir rak igen.

Någon sätter ett genomskinligt plåster med kräm på armvecket. Det bedövar huden. Det ska sitta i minst en timme. Klockan tickar, och pojken läser en bok tillsammans med mamma.

Plåstret tas bort. Pojken håller mamma i handen. En liten nål med gula vingar går in i armen. Det sticker till, och han blåser ut. Nålen kommer ut.

Klart. Pojken får ett plåster med en stjärna.`,
    en: `A boy looks worried. He rubs his arm, and the thread above him gets tangled. Does a needle hurt? Yes, it can hurt. Then it passes. The thread gets straight again.

Somebody puts a see-through patch with cream on the inside of his elbow. It numbs the skin. It stays on for at least an hour. The clock ticks, and the boy reads a book with Mum.

The patch comes off. The boy holds Mum's hand. A small needle with yellow wings goes into his arm. It stings, and he blows out. The needle comes out.

Done. The boy gets a plaster with a star.`,
  },
};
export default board;
