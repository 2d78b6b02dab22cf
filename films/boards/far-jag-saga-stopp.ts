import type { Board } from '../engine/board.ts';
import { outfits } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { ask } from './far-jag-saga-stopp/ask.ts';
import { choose } from './far-jag-saga-stopp/choose.ts';
import { listen } from './far-jag-saga-stopp/listen.ts';

const board: Board = {
  format: 'clip',
  title: { sv: 'Får jag säga stopp?', en: 'Can I say stop?' },
  posterAt: 4.6,
  cast: {
    girl: {
      age: 'child',
      sex: 'girl',
      skin: 'dark',
      hair: 'black',
      hairType: 'curly',
      tie: 'buns',
      eyes: 'brown',
      lips: 'dark',
      clothes: { top: C.pink, bottom: C.plum, shoes: C.sun, print: 'star', accent: C.butter },
    },
    dad: {
      age: 'adult',
      sex: 'boy',
      skin: 'dark',
      hair: 'black',
      hairType: 'short',
      eyes: 'brown',
      lips: 'dark',
      clothes: { ...outfits.jumper, top: C.teal },
    },
    ali: {
      age: 'adult',
      sex: 'boy',
      skin: 'golden',
      hair: 'brown',
      hairType: 'wavy',
      eyes: 'hazel',
      lips: 'fair',
      clothes: outfits.scrubs,
    },
  },
  scenes: [ask, listen, choose],
  facts: ['8.4b', '11.2', '11.3', '11.3b', '11.4', '26.9'],
  leavesOut: [
    'To be heard is not the same as to decide: the guardians decide in the end.',
    'The older and more mature one is, the more one’s wishes count; there is no fixed age.',
    'Slow breaths help some, and so does choosing to watch or to look at something else.',
  ],
  transcript: {
    sv: `En flicka ser fundersam ut, och tråden ovanför henne trasslar sig. Får jag säga stopp? Ja. De vuxna ska lyssna på henne. Hon sträcker upp handen, och tråden blir rak.

Ali kommer med en bricka. En klocka tickar. Flickan sträcker upp handen och säger stopp. Då väntar Ali, och klockan tystnar. Han ställer undan brickan, sätter sig på huk och frågar hur hon vill ha det.

Ibland måste det göras ändå. Då kan en hand att hålla i hjälpa. Flickan håller pappas hand, blundar och blåser. Ali är försiktig. Så är det klart, och hon får ett plåster.`,
    en: `A girl looks thoughtful, and the thread above her gets tangled. Can I say stop? Yes. The grown-ups must listen to her. She puts her hand up, and the thread goes straight.

Ali comes with a tray. A clock is ticking. The girl puts her hand up and says stop. Ali waits, and the clock goes quiet. He puts the tray away, crouches down and asks how she wants it.

Sometimes it still has to be done. Then a hand to hold can help. The girl holds Dad's hand, shuts her eyes and blows. Ali is gentle. Then it is done, and she gets a plaster.`,
  },
};
export default board;
