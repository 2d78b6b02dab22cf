import type { Board } from '../engine/board.ts';
import { outfits, type Person } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ask } from './far-mamma-vara-med/ask.ts';
import { asleep } from './far-mamma-vara-med/asleep.ts';
import { waits } from './far-mamma-vara-med/waits.ts';
import { wakes } from './far-mamma-vara-med/wakes.ts';

const mum = {
  age: 'adult',
  sex: 'girl',
  skin: 'fair',
  hair: 'red',
  hairType: 'straight',
  eyes: 'green',
  lips: 'fair',
  lash: true,
  clothes: { top: C.sun, bottom: C.slate, shoes: C.berry, sleeve: 'long', print: 'dots', accent: C.white },
} satisfies Person;

const cast: Board['cast'] = {
  nils: {
    age: 'child',
    sex: 'boy',
    skin: 'fair',
    hair: 'red',
    hairType: 'wavy',
    eyes: 'green',
    lips: 'fair',
    freckles: true,
    clothes: outfits.gown,
  },
  mum: { ...mum, cap: C.pink, capDots: C.white, capHair: true },
  mumHome: mum,
};

const board: Board = {
  format: 'clip',
  title: { sv: 'Får mamma vara med?', en: 'Can Mum stay with me?' },
  posterAt: 3,
  cast,
  scenes: [ask, asleep, waits, wakes],
  facts: ['3.5', '3.9', '3.10', '4.10', '40.3', '40.15'],
  leavesOut: [
    'Not in every situation may a grown-up be there; the hospital tells.',
    'Nobody is forced to be there.',
    'Whoever is there may be another grown-up than Mum.',
    'The child may be awake before Mum has come.',
  ],
  transcript: {
    sv: `Nils står med sin nalle framför två stora dörrar. Han håller mamma i handen. Får mamma vara med när jag ska sövas? Ja, oftast. Hon får en mössa på sig. Dörrarna går upp.

Nils ligger i sängen. Mamma är hos honom tills han sover. Hon håller armen om honom, och han blundar.

Sedan väntar hon utanför. Klockan tickar, och hon läser i en bok.

Hon hämtas när Nils ska vakna. Han öppnar ögonen, och mamma är där. Fråga hur det är på ditt sjukhus.`,
    en: `Nils stands with his teddy in front of two big doors, holding Mum's hand. Can Mum be with me when I go to sleep? Yes, usually. She wears a cap. The doors open.

Nils lies in bed. Mum is with him until he is asleep. She has her arm around him, and he shuts his eyes.

Then she waits outside. The clock ticks, and she reads a book.

She is fetched when Nils is about to wake up. He opens his eyes, and Mum is there. Ask what they do at your hospital.`,
  },
};
export default board;
