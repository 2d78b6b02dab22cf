import type { Board } from '../engine/board.ts';
import { outfits, type Person } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { hairClip, phonesOnHead } from '../engine/props/scanner.ts';
import { inside } from './magnetkameran/animals.ts';
import { done } from './magnetkameran/done.ts';
import { glide } from './magnetkameran/glide.ts';
import { look } from './magnetkameran/look.ts';
import { metal } from './magnetkameran/metal.ts';
import { music } from './magnetkameran/music.ts';

const child = {
  age: 'child',
  sex: 'girl',
  skin: 'fair',
  hair: 'red',
  hairType: 'wavy',
  eyes: 'green',
  lips: 'red',
  freckles: true,
  clothes: outfits.stripes,
} satisfies Person;

const mum = {
  age: 'adult',
  sex: 'girl',
  skin: 'fair',
  hair: 'red',
  hairType: 'straight',
  eyes: 'green',
  lips: 'red',
  lash: true,
  clothes: { top: C.leaf, bottom: C.slate, shoes: C.berry, sleeve: 'long', print: 'pocket' },
} satisfies Person;

const board: Board = {
  format: 'film',
  title: { sv: 'Magnetkameran', en: 'The MRI scanner' },
  posterAt: 45.5,
  kbps: 122,
  cast: {
    child,
    childClip: { ...child, onHead: `<g transform="translate(-33 -16) rotate(-62)">${hairClip}</g>` },
    childBack: { ...child, onHead: `<g transform="translate(33 -16) rotate(62)">${hairClip}</g>` },
    childPhones: { ...child, onHead: phonesOnHead },
    mum,
    mumPhones: { ...mum, onHead: phonesOnHead },
    amir: {
      age: 'adult',
      sex: 'boy',
      skin: 'brown',
      hair: 'black',
      hairType: 'short',
      eyes: 'brown',
      lips: 'brown',
      clothes: outfits.scrubs,
    },
  },
  scenes: [look, metal, music, glide, inside, done],
  facts: ['20.36'],
  leavesOut: [
    'It takes longer than in the film, and one lies still all the time.',
    'Some get other ear protection than headphones, and there is not always music.',
    'The pictures are made with a magnetic field and radio waves.',
  ],
  transcript: {
    sv: `En flicka med rött hår kommer gående med mamma. Genom ett fönster ser de magnetkameran. Den är stor och rund, med en tunnel i mitten. Den ska ta bilder inuti flickan.

Inget av metall får följa med in. Mamma lägger nycklar och klocka i Amirs skål. Flickan lägger dit ett mynt. Sedan kommer hon på att hårspännet också är av metall. Det plingar när sakerna landar.

Det låter högt i tunneln, så flickan får hörlurar. Hon känner på dem först. Nu hör hon musik! Mamma får också hörlurar.

Flickan ligger på en brits. Hon vinkar, och britsen åker in i tunneln. Den är öppen i båda ändar. Amir vinkar från rummet bredvid. Mamma går med och håller om foten.

Nu ligger hon stilla. Plötsligt knackar det högt och fort. Hon spärrar upp ögonen. Sedan blundar hon och tänker på en hackspett. Uppe på tunnelns tak växer det upp ett träd, och där sitter hackspetten och knackar. Så blir det tyst en stund. Nu dunkar det långsamt. Det är en elefant som stampar fram på taket. Sedan blir det tyst igen.

Klart! Oj, vad det lät. Flickan tar av sig hörlurarna och hämtar sitt hårspänne i skålen. Mamma kramar henne.`,
    en: `A girl with red hair walks in with Mum. Through a window they see the MRI scanner. It is big and round, with a tunnel in the middle. It will take pictures of the inside of her.

Nothing made of metal can come in. Mum puts her keys and her watch in Amir's bowl. The girl puts in a coin. Then she remembers that her hair clip is metal too. Things go clink as they land.

It is loud in the tunnel, so the girl gets headphones. She feels them first. Now she hears music! Mum gets headphones too.

The girl lies on a narrow bed. She waves, and the bed slides into the tunnel. It is open at both ends. Amir waves from the room next door. Mum walks along and holds her foot.

Now she lies still. Suddenly something knocks, loud and fast. Her eyes open wide. Then she shuts them and thinks of a woodpecker. A tree grows up on the roof of the tunnel, and there the woodpecker sits, knocking. Then it is quiet for a while. Now there are slow thumps. An elephant is stamping along the roof. Then it is quiet again.

Done! That was loud. The girl takes off her headphones and gets her hair clip from the bowl. Mum gives her a hug.`,
  },
};
export default board;
