import type { Board } from '../engine/board.ts';
import { outfits } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { choose } from './infarten/choose.ts';
import { done } from './infarten/done.ts';
import { patch } from './infarten/patch.ts';
import { prick } from './infarten/prick.ts';
import { ready } from './infarten/ready.ts';
import { sofa } from './infarten/sofa.ts';
import { tube } from './infarten/tube.ts';

const cast: Board['cast'] = {
  tove: {
    age: 'child',
    sex: 'girl',
    skin: 'golden',
    hair: 'black',
    hairType: 'short',
    eyes: 'brown',
    lips: 'red',
    clothes: outfits.stripes,
  },
  gran: {
    age: 'adult',
    sex: 'girl',
    skin: 'golden',
    hair: 'grey',
    hairType: 'wavy',
    eyes: 'brown',
    lips: 'red',
    glasses: true,
    clothes: { ...outfits.cardigan, bottom: C.deep },
  },
  amir: {
    age: 'adult',
    sex: 'boy',
    skin: 'brown',
    hair: 'black',
    hairType: 'curly',
    eyes: 'brown',
    lips: 'brown',
    clothes: outfits.scrubs,
  },
};

const board: Board = {
  format: 'film',
  title: { sv: 'Infarten', en: 'The cannula' },
  posterAt: 39,
  kbps: 112,
  cast,
  scenes: [sofa, patch, choose, ready, prick, tube, done],
  facts: ['2.5', '2.8', '3.3', '7.3', '25.4', '25.9', '25.11', '25.12', '26.9', '26.10', '40.28'],
  leavesOut: [
    'One waits 10 to 15 minutes after the patch is taken off.',
    'The patch may be put in other places too, such as the bends of the elbows or a foot.',
    'Touch and pressure are felt all the same.',
    'The place can be sore later, and a bruise fades.',
    'What a child may choose differs between hospitals.',
  ],
  transcript: {
    sv: `Tove sitter i soffan hos mormor. I dag ska hon få en infart: ett litet mjukt rör i handen. Tove tittar på sin hand, och mormor håller i den.

Först får hon genomskinliga plåster med kräm, ett på varje hand. De ska sitta minst en timme, medan klockan tickar. Krämen bedövar huden.

På sjukhuset sitter Tove i mormors knä. Amir går ner på ett knä framför dem och frågar vilken hand hon vill ha infarten i. Tove väljer. Sedan får hon tre kort att välja mellan: titta, se film eller blåsa. Hon pekar på vindsnurran.

Plåstret tas bort. Ett band kramar om armen, och Amir tvättar huden.

Mormor håller om Tove. Nu sticker det till. Tove blundar och blåser, så att vindsnurran snurrar. Det gjorde lite ont. Det gick fort över.

Nålen tas ut igen. Bara det mjuka röret är kvar. Tejp med en stjärna håller det på plats, och Tove kan röra på handen.

Nu kan hon få dropp och medicin genom infarten. Ibland får man prova mer än en gång. Tove har sin nalle i famnen.`,
    en: `Tove is on the sofa with Gran. Today she gets a cannula: a soft little tube in her hand. Tove looks at her hand, and Gran holds it.

First she gets see-through patches with cream, one on each hand. They stay on for at least an hour, while the clock ticks. The cream numbs her skin.

At the hospital Tove sits on Gran's lap. Amir kneels in front of them and asks which hand she wants it in. Tove chooses. Then there are three cards to choose from: watch, see a film or blow. She points at the pinwheel.

The patch comes off. A band hugs her arm, and Amir wipes her skin.

Gran holds Tove. Now it stings. Tove shuts her eyes and blows, and the pinwheel spins. It hurt a little. It was soon over.

The needle comes out again. Only the soft tube stays. Tape with a star holds it in place, and Tove can move her hand.

Now she can get fluids and medicine through the cannula. Sometimes it takes more than one try. Tove has her teddy in her arms.`,
  },
};
export default board;
