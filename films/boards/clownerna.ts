import type { Board } from '../engine/board.ts';
import { outfits } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { no } from './clownerna/no.ts';
import { knock } from './clownerna/knock.ts';
import { play } from './clownerna/play.ts';
import { quiet } from './clownerna/quiet.ts';

const board: Board = {
  format: 'film',
  title: { sv: 'Clownerna kommer', en: 'The clowns come' },
  posterAt: 35.2,
  kbps: 160,
  cast: {
    child: {
      age: 'child',
      sex: 'boy',
      skin: 'brown',
      hair: 'brown',
      hairType: 'curly',
      eyes: 'hazel',
      lips: 'brown',
      glasses: true,
      clothes: outfits.gown,
    },
    pim: {
      age: 'adult',
      sex: 'girl',
      skin: 'fair',
      hair: 'red',
      hairType: 'curly',
      tie: 'buns',
      eyes: 'green',
      lips: 'red',
      lash: true,
      clownNose: true,
      clothes: outfits.clown,
    },
    bo: {
      age: 'adult',
      sex: 'boy',
      skin: 'dark',
      hair: 'black',
      hairType: 'short',
      eyes: 'brown',
      lips: 'dark',
      clownNose: true,
      clothes: {
        top: C.leaf,
        bottom: C.coral,
        shoes: C.plum,
        sleeve: 'long',
        sleeves: C.mid,
        print: 'dots',
        accent: C.butter,
      },
    },
  },
  scenes: [no, knock, play, quiet],
  facts: ['10.3', '10.3b'],
  leavesOut: [
    'Not every hospital has clowns.',
    'Clowns keep secrets, as everybody else who works there does, and follow the rules on hygiene.',
    'One may change one’s mind, and one may say no again.',
  ],
  transcript: {
    sv: `En pojke med glasögon sitter i en sjukhussäng. Han ser uttråkad ut. Det knackar. Dörren öppnas lite, och två röda näsor tittar in. Det är clownerna Pim och Bo. De frågar om de får komma in.

Pojken känner efter. Så skakar han på huvudet och håller upp handen. Nej. Till en clown får man säga nej. Pim och Bo nickar och bugar sig. Sedan går de och stänger dörren. Pojken andas ut.

En annan dag vill han. Han knackar i bordet, två gånger. Dörren knackar tillbaka, två gånger! Han knackar tre gånger. Då svarar dörren med tre. Pojken vinkar, och clownerna får komma in.

Pim ger honom änden av en lång tråd. Den går över lampan och bort till Bos hatt. Pojken drar. Då hoppar hatten! Han släpper, och den faller ner igen med en duns. Bo försöker fånga den, men det är pojken som bestämmer. Han skrattar.

På kvällen är det tyst. Pim spelar sakta på en liten gitarr, och Bo blundar och lyssnar. Ibland är det bus, och ibland är det tyst.`,
    en: `A boy with glasses is sitting up in a hospital bed. He looks bored. There is a knock. The door opens a little, and two red noses peep in. It is the clowns, Pim and Bo. They ask if they can come in.

The boy thinks about it. Then he shakes his head and holds up his hand. No. You can say no to a clown. Pim and Bo nod and bow. Then they go, and shut the door. The boy breathes out.

Another day, he wants to. He knocks on his table, twice. The door knocks back, twice! He knocks three times. The door answers with three. The boy waves, and the clowns can come in.

Pim gives him the end of a long thread. It goes over the lamp and all the way to Bo's hat. The boy pulls. The hat jumps! He lets go, and it drops down again with a bump. Bo tries to catch it, but the boy is the one who decides. He laughs.

In the evening it is quiet. Pim plays softly on a little guitar, and Bo shuts his eyes and listens. Sometimes it's silly, and sometimes it's quiet.`,
  },
};
export default board;
