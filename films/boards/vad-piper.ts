import type { Board } from '../engine/board.ts';
import { outfits } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ask } from './vad-piper/ask.ts';
import { slip } from './vad-piper/slip.ts';
import { fix } from './vad-piper/fix.ts';
import { pump } from './vad-piper/pump.ts';

const cast: Board['cast'] = {
  girl: {
    age: 'child',
    sex: 'girl',
    skin: 'fair',
    hair: 'blonde',
    hairType: 'wavy',
    eyes: 'blue',
    lips: 'fair',
    freckles: true,
    clothes: outfits.gown,
  },
  olle: {
    age: 'adult',
    sex: 'boy',
    skin: 'golden',
    hair: 'grey',
    hairType: 'short',
    eyes: 'grey',
    lips: 'brown',
    glasses: true,
    beard: true,
    clothes: { ...outfits.scrubs, top: C.leaf, bottom: C.leaf },
  },
};

const board: Board = {
  format: 'clip',
  title: { sv: 'Vad är det som piper?', en: 'What is that beeping?' },
  posterAt: 4.6,
  cast,
  scenes: [ask, slip, fix, pump],
  facts: ['3.7', '25.1', '25.5', '25.7'],
  leavesOut: [
    'A screen also calls when something has to be seen to, for instance when there is too little oxygen.',
    'The sound can be unpleasant even when nothing is wrong.',
  ],
  transcript: {
    sv: `En flicka ligger i en sjukhussäng. Pip … pip … pip. Hon ser sig omkring. Vad är det som piper? Skärmen! Den visar hur hjärtat slår. En linje hoppar till för varje slag.

Hon sträcker sig efter nallen. Då glider klämman av fingret, och skärmen larmar: tre toner och en gul klocka. Det behöver inte vara något fel.

Sjuksköterskan Olle kommer och tittar. Han frågar om han får ta handen, sätter tillbaka klämman, och larmet tystnar.

Då piper det igen, på ett annat sätt. Det är pumpen. Den piper när medicinen är slut. Flickan trycker inte på knapparna, utan vinkar på Olle, som hänger upp en ny påse.`,
    en: `A girl is lying in a hospital bed. Beep … beep … beep. She looks round. What is that beeping? The screen! It shows how her heart beats. A line jumps for each beat.

She reaches for her teddy. The clip slips off her finger, and the screen calls: three notes and a yellow bell. It may be nothing.

Olle, a nurse, comes to look. He asks if he may take her hand, puts the clip back, and the alarm stops.

Then something beeps again, in another way. It is the pump. It beeps when the medicine has run out. The girl does not press the buttons; she waves to Olle, who hangs up a new bag.`,
  },
};
export default board;
