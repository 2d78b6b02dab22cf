import type { Board } from '../engine/board.ts';
import { outfits, type Person } from '../engine/figure/person.ts';
import { lids } from './vakna/lids.ts';
import { granny } from './vakna/granny.ts';
import { wobbly } from './vakna/wobbly.ts';
import { faces } from './vakna/faces.ts';
import { medicine } from './vakna/medicine.ts';
import { drink } from './vakna/drink.ts';
import { tape } from './vakna/tape.ts';
import { home } from './vakna/home.ts';

const leo = {
  age: 'adult',
  sex: 'boy',
  skin: 'dark',
  hair: 'black',
  hairType: 'short',
  eyes: 'brown',
  lips: 'dark',
  glasses: true,
  clothes: outfits.scrubs,
} satisfies Person;

const girl = {
  age: 'child',
  sex: 'girl',
  skin: 'golden',
  hair: 'black',
  hairType: 'straight',
  eyes: 'brown',
  lips: 'red',
  clothes: outfits.gown,
} satisfies Person;

const cast: Board['cast'] = {
  girl,
  girlHome: { ...girl, clothes: outfits.stripes },
  mormor: {
    age: 'adult',
    sex: 'girl',
    skin: 'golden',
    hair: 'grey',
    hairType: 'straight',
    tie: 'bun',
    eyes: 'brown',
    lips: 'brown',
    clothes: outfits.cardigan,
  },
  leo,
  double: leo,
  other: { ...girl, sex: 'boy', skin: 'fair', hair: 'blonde', hairType: 'wavy' },
};

const board: Board = {
  format: 'film',
  title: { sv: 'Vakna', en: 'Waking up' },
  posterAt: 8.8,
  kbps: 132,
  cast,
  scenes: [lids, granny, wobbly, faces, medicine, drink, tape, home],
  facts: ['4.9', '4.10', '4.12', '5.1', '5.3b', '40.15', '40.16', '40.18', '40.19'],
  leavesOut: [
    'When the grown-up may come and when one may drink differ between hospitals and operations.',
    'Some children wake up crying, kick, and do not recognise their own grown-up; that usually passes.',
    'Some feel sick, shiver, itch, or have a sore throat.',
    'Most stay in the recovery room for half an hour to an hour, longer after big operations.',
    'Not everybody needs more medicine: much pain relief is given already during the operation.',
  ],
  transcript: {
    sv: `Först är det mörkt. En maskin piper lugnt. Sedan glipar ögonlocken, stängs och öppnas igen. Allt är suddigt, och den som sitter där ser ut att vara två. Så blir de en: Leo, som är sjuksköterska. Han vinkar.

Flickan ligger i en säng. Operationen är klar. Mormor får komma in. Hon går fram, böjer sig ner och håller om flickan.

Flickan är yr och torr i munnen. Tråden snurrar, och fönstret hänger på sned. Hon börjar gråta. Mormor lutar kinden mot hennes. Efter en stund går det över, och tråden blir rak.

Leo håller upp ett kort med sex ansikten, från ett som mår bra till ett som har jätteont. Han frågar hur ont det gör. Flickan pekar. Hon får mer medicin i infarten, som sitter i handen.

Sedan är hon piggare och dricker saft med sugrör. Hon lossar själv tejpen på handen. Infarten glider ut, och där får hon ett plåster.

Till sist går flickan och mormor mot dörren med nallen. De ska hem. I en säng ligger en pojke som sover kvar. Leo vinkar.`,
    en: `At first it is dark. A machine beeps calmly. Then the eyelids open a crack, close, and open again. Everything is blurry, and the person sitting there looks like two. Then the two become one: Leo, who is a nurse. He waves.

The girl is lying in a bed. The operation is over. Granny may come in. She walks up, bends down and puts her arms round the girl.

The girl is dizzy and her mouth is dry. The thread goes round and round, and the window hangs crooked. She starts to cry. Granny leans her cheek against hers. After a while it passes, and the thread is straight again.

Leo holds up a card with six faces, from one that is fine to one that hurts very much. He asks how much it hurts. The girl points. She gets more medicine through the cannula in her hand.

Then she feels more awake and drinks squash through a straw. She peels the tape off her hand herself. The cannula slides out, and a plaster goes on.

At last the girl and Granny walk to the door with the teddy. They are going home. In one of the beds a boy is asleep; he is staying. Leo waves.`,
  },
};
export default board;
