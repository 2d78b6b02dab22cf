import type { Board } from '../engine/board.ts';
import { outfits, type Person } from '../engine/figure/person.ts';
import { C } from '../engine/paper.ts';
import { room } from './masken/room.ts';
import { mask } from './masken/mask.ts';
import { breathe } from './masken/breathe.ts';
import { watch } from './masken/watch.ts';
import { wake } from './masken/wake.ts';

const dad = {
  age: 'adult',
  sex: 'boy',
  skin: 'brown',
  hair: 'black',
  hairType: 'short',
  eyes: 'brown',
  lips: 'brown',
  beard: true,
  clothes: outfits.jumper,
} satisfies Person;

const cast: Board['cast'] = {
  child: {
    age: 'child',
    sex: 'girl',
    skin: 'brown',
    hair: 'black',
    hairType: 'curly',
    tie: 'buns',
    eyes: 'brown',
    lips: 'brown',
    clothes: outfits.gown,
  },
  dad: { ...dad, cap: C.pink, capDots: C.white },
  dadHome: dad,
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
  format: 'film',
  title: { sv: 'Masken', en: 'The mask' },
  posterAt: 24.5,
  cast,
  scenes: [room, mask, breathe, watch, wake],
  facts: ['3.1', '3.2', '3.4', '3.5', '3.7', '3.10', '26.9', '40.7'],
  leavesOut: [
    'Falling asleep is shown in 20 seconds; it takes half a minute to a minute, sometimes more.',
    'Many children wear a cap too.',
    'Some children cry or kick just before they sleep, and that is normal.',
    'Many have a tube in the hand already, or choose it instead of the mask.',
  ],
  transcript: {
    sv: `En flicka i sjukhuskläder kommer in i ett rum, med pappa i handen. Han har en rosa mössa. De sätter sig på en säng. Sara kommer på en rullande pall och vinkar.

Flickan känner på masken med fingrarna. Den är mjuk. Den luktar konstigt, lite som tusch, och hon rynkar på näsan.

Sedan håller Sara masken över flickans mun och näsa. Det känns instängt. Pappa håller hennes hand. När hon andas in blir den gula ballongen liten. När hon blåser ut blir den stor. Man hör luften gå ut och in. Hon räknar andetag, och för varje kommer en knapp på en tråd. Ögonen blir tunga, och hon somnar.

Det är natt i bilden. Flickan sover under ett täcke med stjärnor. Sara sitter bredvid hela tiden, och en maskin piper lugnt i takt med hjärtat.

Hon vaknar. Pappa är där. I handen sitter en infart, ett mjukt litet rör. Hon är trött, och isglassen är god.`,
    en: `A girl in hospital clothes comes into a room, holding Dad's hand. He wears a pink cap. They sit down on a bed. Sara rolls in on a stool and waves.

The girl feels the mask with her fingers. It is soft. It smells odd, like marker pens, and she wrinkles her nose.

Then Sara holds the mask over the girl's mouth and nose. It feels closed in. Dad holds her hand. When she breathes in, the yellow balloon gets small. When she blows out, it gets big. You hear the air going in and out. She counts her breaths, and for each one a button appears on a thread. Her eyes grow heavy, and she falls asleep.

It is night in the picture. The girl sleeps under a blanket with stars. Sara sits beside her the whole time, and a machine beeps calmly in time with her heart.

She wakes up. Dad is there. A soft little tube is in her hand. She is tired, and the ice lolly is nice.`,
  },
};
export default board;
