import type { Board } from '../engine/board.ts';
import { outfits } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ride } from './operationssalen/ride.ts';
import { ceiling } from './operationssalen/ceiling.ts';
import { doors } from './operationssalen/doors.ts';
import { warm } from './operationssalen/warm.ts';
import { names } from './operationssalen/names.ts';
import { table } from './operationssalen/table.ts';
import { stickers } from './operationssalen/stickers.ts';
import { here } from './operationssalen/here.ts';

const cast: Board['cast'] = {
  boy: {
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
  mum: {
    age: 'adult',
    sex: 'girl',
    skin: 'fair',
    hair: 'red',
    hairType: 'straight',
    eyes: 'green',
    lips: 'fair',
    cap: C.leaf,
    capDots: C.white,
    capHair: true,
    lash: true,
    freckles: true,
    clothes: { ...outfits.coat, top: C.sun, long: 30, bottom: C.slate, shoes: C.plum },
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
  amir: {
    age: 'adult',
    sex: 'boy',
    skin: 'brown',
    hair: 'black',
    hairType: 'short',
    eyes: 'brown',
    lips: 'brown',
    beard: true,
    cap: C.coral,
    capDots: C.cream,
    clothes: { ...outfits.theatre, shoes: C.coral },
  },
  lin: {
    age: 'adult',
    sex: 'girl',
    skin: 'fair',
    hair: 'black',
    hairType: 'straight',
    eyes: 'brown',
    lips: 'red',
    lash: true,
    cap: C.sun,
    capDots: C.berry,
    capHair: true,
    clothes: { ...outfits.theatre, shoes: C.sun },
  },
};

const board: Board = {
  format: 'film',
  title: { sv: 'Operationssalen', en: 'The operating room' },
  posterAt: 14.9,
  kbps: 132,
  cast,
  scenes: [ride, ceiling, doors, warm, names, table, stickers, here],
  facts: ['2.12', '3.5', '3.5b', '3.7', '3.9', '3.10', '20.39', '25.1', '40.2', '40.3', '40.4', '40.5', '40.27'],
  leavesOut: [
    'Some children walk or are carried instead of riding in a bed.',
    'More people can be in the room: two or three nurses, the anaesthetist and the surgeon.',
    'One may ask beforehand to see and touch a cap and a mask.',
    'Usually one grown-up may stay until the child sleeps, but not always; then the grown-up waits outside.',
    'Rooms and machines look different from hospital to hospital.',
  ],
  transcript: {
    sv: `En pojke åker i sin säng genom en lång korridor. Mamma går bredvid med en grön mössa på huvudet, och nallen ligger i hans arm. Sara skjuter på. När pojken tittar upp ser han de runda lamporna åka förbi i taket. Mamma lutar sig fram och ler.

Två stora dörrar glider isär. Där är operationssalen! En man och en kvinna vinkar. Det är svalt där inne, och pojken huttrar. Sara är narkossköterska. Hon drar en gul, varm filt över honom.

Alla har mössa, till och med nallen. Några har munskydd. De drar ner dem, och då syns det att de ler. Alla frågar vad pojken heter, och sedan frågar de igen. Han suckar lite och visar sitt namnband. De kollar att allt stämmer, och tre bockar ritas på en lista.

Den stora lampan lyser så starkt att han måste kisa. Sara vänder bort den. Bordet brummar och åker upp och ner.

Sara sätter tre klisterlappar på hans bröst. Det gör inte ont. En klämma på fingret lyser rött. Ett band kramar armen och släpper. Skärmen visar hur hjärtat slår, och den piper lugnt. Mamma lägger sin kind mot hans. Hon är där tills han sover. Sara är hos honom hela tiden.`,
    en: `A boy rides in his bed down a long corridor. Mum walks beside him with a green cap on her head, and his teddy lies in his arm. Sara pushes. When the boy looks up, he sees the round lamps in the ceiling go past. Mum leans in and smiles.

Two big doors slide apart. There is the operating room! A man and a woman wave. It is cool in there, and the boy shivers. Sara is an anaesthetic nurse. She pulls a warm yellow blanket over him.

Everyone wears a cap, even the teddy. Some wear masks. They pull them down, and you can see that they are smiling. They all ask what the boy is called, and then they ask again. He sighs a little and shows his name band. They check that everything is right, and three ticks are drawn on a list.

The big lamp is so bright that he has to squint. Sara turns it away. The table hums and goes up and down.

Sara puts three stickers on his chest. It doesn't hurt. A clip on his finger glows red. A band squeezes his arm and lets go. The screen shows how his heart beats, and it beeps calmly. Mum puts her cheek against his. She is there until he sleeps. Sara is with him the whole time.`,
  },
};
export default board;
