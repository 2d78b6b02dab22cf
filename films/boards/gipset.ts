import type { Board } from '../engine/board.ts';
import { outfits, type Person } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { fall } from './gipset/fall.ts';
import { picture } from './gipset/picture.ts';
import { bones } from './gipset/bones.ts';
import { plaster } from './gipset/plaster.ts';
import { home } from './gipset/home.ts';
import { off } from './gipset/off.ts';
import { again } from './gipset/again.ts';

const boy = {
  age: 'school',
  sex: 'boy',
  skin: 'brown',
  hair: 'black',
  hairType: 'short',
  eyes: 'brown',
  lips: 'brown',
  glasses: true,
  clothes: { ...outfits.stripes, bottom: C.slate, shoes: C.berry },
} satisfies Person;

const mum = {
  age: 'adult',
  sex: 'girl',
  skin: 'brown',
  hair: 'black',
  hairType: 'wavy',
  eyes: 'brown',
  lips: 'brown',
  lash: true,
  clothes: { ...outfits.hoodie, top: C.plum, bottom: C.deep, shoes: C.sun },
} satisfies Person;

const cast: Board['cast'] = {
  boy,
  fallen: boy,
  mum,
  maja: {
    age: 'adult',
    sex: 'girl',
    skin: 'fair',
    hair: 'blonde',
    hairType: 'straight',
    tie: 'tail',
    eyes: 'blue',
    lips: 'fair',
    lash: true,
    clothes: outfits.scrubs,
  },
  sister: {
    age: 'child',
    sex: 'girl',
    skin: 'brown',
    hair: 'black',
    hairType: 'wavy',
    tie: 'tail',
    eyes: 'brown',
    lips: 'brown',
    clothes: outfits.star,
  },
};

const board: Board = {
  format: 'film',
  title: { sv: 'Röntgen och gips', en: 'X-ray and plaster' },
  posterAt: 25.4,
  kbps: 122,
  cast,
  scenes: [fall, picture, bones, plaster, home, off, again],
  facts: ['20.41', '21.25', '21.26', '21.27', '21.29'],
  leavesOut: [
    'Ask for something against the pain already before anybody touches the arm.',
    'Some breaks only need a sling; others are set right in an operation first.',
    'Whether a grown-up may stay in the room during the X-ray is decided by the staff.',
    'A plaster cast is hard after about ten minutes but quite dry only after about a day.',
    'How the cast is taken off. Afterwards a firm lump can be felt for up to a year.',
  ],
  transcript: {
    sv: `En pojke hänger i en klätterställning och tar sig fram från pinne till pinne. En röd fågel sitter bredvid. Mamma läser på en bänk. Då hörs en duns, och fågeln flyger upp. Mamma springer. Pojken sitter på marken och gråter. Det gör ont, och han kan inte röra armen.

På röntgen ligger armen på ett bord, och en ljus ruta lyser på den. Mamma är med i ett tungt förkläde. Pojken är stilla som en staty. Han låtsas till och med att fågeln landar på hans huvud. Det brummar och klickar. Bilden är klar!

På bilden är skelettet vitt. Någon pekar: Här är benet i armen av.

En rulle doppas i vatten. Gipset lindas runt armen, varv efter varv. Klockan går, och efter tio minuter är det hårt. Knack, knack.

Hemma vilar armen på en kudde. Pojken rör på fingrarna. När ett litet moln regnar håller lillasyster upp ett paraply, för gipset ska hållas torrt. Om det trycker, eller om fingrarna blir kalla, säger han till.

Efter några veckor tas gipset av. Armen är stel och svag först. Sen kastar han boll som vanligt.`,
    en: `A boy hangs from a climbing frame and moves from rung to rung. A red bird sits beside him. Mum is reading on a bench. Then there is a thud, and the bird flies up. Mum runs. The boy sits on the ground and cries. It hurts, and he can't move his arm.

In the X-ray room his arm lies on a table, and a square of light shines on it. Mum is there in a heavy apron. The boy is as still as a statue. He even pretends that the bird lands on his head. There is a hum and a click. The picture is done!

In the picture the bones are white. Somebody points: here the bone is broken.

A roll is dipped in water. The wet plaster is wound round his arm, again and again. The clock goes, and after ten minutes it is hard. Knock, knock.

At home his arm rests on a cushion. The boy moves his fingers. When a little cloud rains, his sister holds up an umbrella, because the cast must stay dry. If it presses, or his fingers get cold, he tells somebody.

After some weeks the cast comes off. His arm is stiff and weak at first. Then he throws a ball as usual.`,
  },
};
export default board;
