import type { Board } from '../engine/board.ts';
import { outfits } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ask } from './nallen/ask.ts';
import { pack } from './nallen/pack.ts';
import { roll } from './nallen/roll.ts';
import { two } from './nallen/two.ts';

const cast: Board['cast'] = {
  girl: {
    age: 'child',
    sex: 'girl',
    skin: 'dark',
    hair: 'black',
    hairType: 'curly',
    eyes: 'brown',
    lips: 'dark',
    clothes: { ...outfits.stripes, top: C.pink, bottom: C.plum },
  },
  patient: {
    age: 'child',
    sex: 'girl',
    skin: 'dark',
    hair: 'black',
    hairType: 'curly',
    eyes: 'brown',
    lips: 'dark',
    clothes: outfits.gown,
  },
  dad: {
    age: 'adult',
    sex: 'boy',
    skin: 'dark',
    hair: 'black',
    hairType: 'short',
    eyes: 'brown',
    lips: 'dark',
    beard: true,
    clothes: outfits.hoodie,
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
  title: { sv: 'Får jag ha med mig nallen?', en: 'Can I bring my teddy?' },
  posterAt: 4.4,
  cast,
  scenes: [ask, pack, roll, two],
  facts: ['2.9', '2.12', '40.3'],
  leavesOut: [
    'Whether the toy may stay during the operation itself differs: ask the staff.',
    'Some children walk or are carried instead of riding in a bed.',
  ],
  transcript: {
    sv: `En flicka håller hårt om sin nalle och ser orolig ut. Får jag ha med mig nallen? Ja, den får följa med. Då ler hon, och nallen hoppar upp i famnen.

En ryggsäck står öppen. En bok, en egen filt och nallen åker ner. Ta med något som du tycker om.

Flickan åker i sängen med nallen bredvid sig. Pappa går bredvid. Vi åker ihop till operationen.

En narkossköterska sätter en liten grön mössa på nallen. Flickan skrattar. Då är vi två.`,
    en: `A girl holds her teddy tight and looks worried. Can I bring my teddy? Yes, teddy can come too. She smiles, and the teddy hops up into her arms.

A rucksack stands open. A book, a blanket of her own and the teddy go in. Bring something you love.

The girl rides in the bed with the teddy beside her. Dad walks along. We go to the operation together.

An anaesthetic nurse puts a little green cap on the teddy. The girl laughs. Then there are two of us.`,
  },
};
export default board;
