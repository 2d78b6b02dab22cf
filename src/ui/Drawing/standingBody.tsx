import { PillowHead } from './Figure.tsx';
import type { Look } from './figure/look.ts';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

const trunk =
  'V98C134,102 150,108 154,126L166,204C170,214 174,226 168,236C162,242 154,236 153,226L140,150L138,214C142,250 140,280 138,312L134,392C144,400 146,410 138,412H116C112,412 110,408 110,402L106,312L100,246L94,312L90,402C90,408 88,412 84,412H62C54,410 56,400 66,392L62,312C60,280 58,250 62,214L60,150L47,226C46,236 38,242 32,236C26,226 30,214 34,204L46,126C50,108 66,102 86,98';

/** A child's body from the front, with its head, in a viewBox of 200 × 420. */
export const bodyPath = `M100,8C124,8 136,26 134,48C133,66 124,80 114,86${trunk}V86C76,80 67,66 66,48C64,26 76,8 100,8Z`;

/** The body behind the organs. Its head is a `Figure`'s, in the visitor's own colours. */
function Body(look: Look) {
  return (
    <>
      <Cut fill={c.mySkin} d={`M114,72${trunk}V72Z`} />
      <path fill={shade} fillOpacity={0.14} d="M86,74V86Q100,100 114,86V74Z" />
      <path
        fill={c.mid}
        d="M62,198Q100,214 138,198L139,232Q142,250 141,268Q118,274 104,262L100,250L96,262Q82,274 59,268Q58,250 61,232Z"
      />
      <Stitch d="M64,206Q100,221 136,206" />
      <PillowHead personal flat mood="calm" transform="translate(100 51) scale(.82)" {...look} />
    </>
  );
}

const viewBox = '0 0 200 420';

/** The body with different hair, so that more children recognise themselves. */
export const bodies = {
  'body-outline': { viewBox, Shapes: () => <Body sex="boy" hairType="wavy" /> },
  'body-outline-curly': { viewBox, Shapes: () => <Body hairType="curly" /> },
  'body-outline-short': { viewBox, Shapes: () => <Body hairType="short" /> },
  'body-outline-none': { viewBox, Shapes: () => <Body hairType="none" /> },
} as const satisfies DrawingSet;
