import type { Board } from '../engine/board.ts';
import { outfits, type Person } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ask } from './hur-lange/ask.ts';
import { night } from './hur-lange/night.ts';
import { stop } from './hur-lange/stop.ts';
import { wake } from './hur-lange/wake.ts';

const boy = {
  age: 'child',
  sex: 'boy',
  skin: 'golden',
  hair: 'black',
  hairType: 'straight',
  eyes: 'brown',
  lips: 'red',
  clothes: outfits.gown,
} satisfies Person;

const cast: Board['cast'] = {
  boy,
  mum: {
    age: 'adult',
    sex: 'girl',
    skin: 'golden',
    hair: 'black',
    hairType: 'straight',
    tie: 'bun',
    eyes: 'brown',
    lips: 'red',
    lash: true,
    clothes: { ...outfits.cardigan, top: C.berry },
  },
  sara: {
    age: 'adult',
    sex: 'girl',
    skin: 'golden',
    hair: 'brown',
    hairType: 'straight',
    eyes: 'hazel',
    lips: 'red',
    cap: C.plum,
    capHair: true,
    lash: true,
    clothes: outfits.theatre,
  },
};

const board: Board = {
  format: 'clip',
  title: { sv: 'Hur länge sover jag?', en: 'How long will I sleep?' },
  posterAt: 12,
  cast,
  scenes: [ask, night, stop, wake],
  facts: ['3.7', '4.10', '20.39', '40.10', '40.15'],
  leavesOut: [
    'How long differs from operation to operation: ask beforehand.',
    'When the grown-up may come differs between hospitals. One can be tired for a long time afterwards.',
  ],
  transcript: {
    sv: `En pojke tittar upp på en klocka. Hur länge sover jag? Så länge som operationen tar. Visaren går runt, och en tråd sys efter den.

Det är natt i bilden. Pojken sover i en säng. Droppe för droppe får han sömnmedicin hela tiden. Narkossköterskan Sara sitter hos honom och tittar på honom och på skärmen. Hon vaktar hela tiden.

När operationen är klar stängs medicinen av. En hand trycker på en knapp, och tråden knyts till en rosett.

Sedan börjar han vakna. Han kisar. Mamma får komma, och hon tar hans hand.`,
    en: `A boy looks up at a clock. How long will I sleep? As long as the operation takes. The hand goes round, and a thread is sewn behind it.

It is night in the picture. The boy is asleep in a bed. Drop by drop, he gets sleep medicine the whole time. Sara, the anaesthetic nurse, sits with him and looks at him and at the screen. She watches over him the whole time.

When the operation is over, the medicine is turned off. A hand presses a button, and the thread is tied in a bow.

Then he starts to wake up. He squints. Mum may come in, and she takes his hand.`,
  },
};
export default board;
