import type { Board } from '../engine/board.ts';
import { outfits } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ask } from './vad-luktar-masken/ask.ts';
import { breathe } from './vad-luktar-masken/breathe.ts';
import { smell } from './vad-luktar-masken/smell.ts';

const board: Board = {
  format: 'clip',
  title: { sv: 'Vad luktar masken?', en: 'What does the mask smell of?' },
  posterAt: 6.6,
  cast: {
    girl: {
      age: 'child',
      sex: 'girl',
      skin: 'golden',
      hair: 'black',
      hairType: 'straight',
      tie: 'bun',
      eyes: 'brown',
      lips: 'red',
      clothes: outfits.gown,
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
  },
  scenes: [ask, smell, breathe],
  facts: ['3.4', '3.11', '40.7'],
  leavesOut: [
    'The choice of smell exists at some hospitals only.',
    'Many up to about five find it unpleasant to lie down and breathe through a mask; small children often sit in a lap.',
    'One may go to sleep through a tube in the hand instead.',
  ],
  transcript: {
    sv: `En flicka håller i en mask. Hon sniffar, och tråden ovanför henne slår en ögla. Vad luktar masken? Det är olika på olika sjukhus.

Ur masken stiger små moln. I det första finns en tuschpenna. Ibland luktar det tusch, och flickan rynkar på näsan. I nästa moln finns en citron. Ibland luktar det lite surt. Hon kniper ihop munnen. Sedan kommer ett stort moln med citron, apelsin och jordgubb. På en del ställen får man välja lukt. Jordgubben blir störst. Den vill hon ha.

Nu har flickan masken över mun och näsa. Sara håller i den, och man hör luften gå ut och in. Det gör inte ont att andas in. En del tycker inte om det, och det är okej.`,
    en: `A girl holds a mask. She sniffs, and the thread above her makes a loop. What does the mask smell of? It's different at each hospital.

Little clouds rise out of the mask. First a marker pen. Sometimes it smells of marker pens, and the girl wrinkles her nose. Then a lemon. Sometimes it smells a bit sour, and she screws up her mouth. Then a big cloud with a lemon, an orange and a strawberry. In some places you can choose a smell. The strawberry grows biggest. That is the one she wants.

Now the mask is over her face. Sara holds it, and you hear the air. It doesn't hurt to breathe it in. Some don't like it, and that's OK.`,
  },
};
export default board;
