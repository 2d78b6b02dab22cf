import type { Board } from '../engine/board.ts';
import { outfits, type Person } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { chair } from './tandlakaren/chair.ts';
import { count } from './tandlakaren/count.ts';
import { drill } from './tandlakaren/drill.ts';
import { fill } from './tandlakaren/fill.ts';
import { home } from './tandlakaren/home.ts';
import { nail } from './tandlakaren/nail.ts';
import { numb } from './tandlakaren/numb.ts';
import { stop } from './tandlakaren/stop.ts';

const noor = {
  age: 'adult',
  sex: 'girl',
  skin: 'dark',
  hair: 'black',
  hairType: 'curly',
  tie: 'bun',
  eyes: 'brown',
  lips: 'brown',
  lash: true,
  clothes: outfits.scrubs,
} satisfies Person;

const board: Board = {
  format: 'film',
  title: { sv: 'Hos tandläkaren', en: 'At the dentist' },
  posterAt: 11.3,
  kbps: 104,
  cast: {
    boy: {
      age: 'child',
      sex: 'boy',
      skin: 'golden',
      hair: 'black',
      hairType: 'straight',
      eyes: 'brown',
      lips: 'red',
      clothes: { top: C.sun, bottom: C.slate, shoes: C.berry, print: 'stripes', accent: C.cream },
    },
    grandma: {
      age: 'adult',
      sex: 'girl',
      skin: 'golden',
      hair: 'grey',
      hairType: 'wavy',
      tie: 'bun',
      eyes: 'brown',
      lips: 'red',
      glasses: true,
      clothes: { ...outfits.cardigan, top: C.coral },
    },
    noor,
    noorMask: { ...noor, faceMask: C.glove },
  },
  scenes: [chair, stop, count, numb, nail, drill, fill, home],
  facts: ['20.59', '23.1', '23.3', '23.4', '23.5', '23.6', '23.7', '23.8', '23.9', '23.10', '26.9'],
  leavesOut: [
    'Half of the injections hurt, children said in a Swedish study. Nobody can promise how it will be.',
    'Numbing liquid also needs some time before it works.',
    'Touch and pressure are felt all the same, and it can smell strong.',
    'While the mouth is numb it is easy to bite lip, tongue or cheek, or to burn oneself on hot food.',
    'Somebody who is very afraid can get more help: small steps, plenty of time, calming medicine or nitrous oxide.',
  ],
  transcript: {
    sv: `En pojke ligger i en tandläkarstol. Mormor håller om hans fot. Noor är tandläkare. Stolen åker upp som en hiss. Lampan är stark, och pojken kniper ihop ögonen. Noor vrider bort den.

De bestämmer ett stopptecken: handen rakt upp. De övar. Upp med handen betyder paus.

Noor räknar tänderna med en liten spegel. För varje tand hörs en ton. Den sista tanden har ett hål.

Först får pojken salva på tandköttet. De väntar ett par minuter, och sanden rinner i ett timglas. Sedan kommer sprutan. Den kan göra ont. Pojken blundar och kramar mormors hand.

Nu får han känna borren på nageln. Den surrar och skakar, och han skrattar. Sedan tar borren bort det trasiga i tanden. Pojken sträcker upp handen. Borren tystnar med en gång. Han vilar och andas. När han är redo fortsätter de.

Noor fyller hålet. En blå lampa gör lagningen hård.

Klart! Pojken känner på läppen. Den är bedövad minst ett par timmar.`,
    en: `A boy lies in a dentist's chair. Grandma has her hand on his foot. Noor is a dentist. The chair goes up like a lift. The lamp is bright, and the boy screws up his eyes. Noor turns it away.

They choose a stop sign: a hand straight up. They practise. Hand up means pause.

Noor counts his teeth with a little mirror. You hear a note for every tooth. The last tooth has a hole in it.

First the boy gets gel on his gum. They wait a couple of minutes, while sand runs through a sandglass. Then comes the needle. It can hurt. The boy shuts his eyes and squeezes Grandma's hand.

Now he gets to feel the drill on his nail. It buzzes and shakes, and he laughs. Then the drill takes away the bad part of the tooth. The boy puts his hand up. The drill goes quiet straight away. He rests and breathes. When he is ready, they carry on.

Noor fills the hole. A blue lamp makes the filling hard.

Done! The boy touches his lip. It stays numb for at least a couple of hours.`,
  },
};
export default board;
