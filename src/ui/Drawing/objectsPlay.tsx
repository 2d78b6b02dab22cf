import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Balloon as BalloonShape } from './props.tsx';
import { Cut, Stitch } from './shapes.tsx';

function Balloon() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={4} d="M60,92C50,102 70,108 60,118" />
      <g transform="translate(60 92) scale(.78)">
        <BalloonShape />
      </g>
    </>
  );
}

function Crayons() {
  return (
    <>
      <g transform="rotate(-18 40 60)">
        <Cut fill={c.sun} d="M26,36H50V106Q50,112 44,112H32Q26,112 26,106Z" />
        <path fill={c.amber} d="M26,36Q30,16 38,10Q46,16 50,36Z" />
        <Stitch d="M26,46H50M26,98H50" />
      </g>
      <g transform="rotate(14 84 60)">
        <Cut fill={c.teal} d="M72,36H96V106Q96,112 90,112H78Q72,112 72,106Z" />
        <path fill={c.deep} d="M72,36Q76,16 84,10Q92,16 96,36Z" />
        <Stitch d="M72,46H96M72,98H96" />
      </g>
      <Cut fill={c.coral} d="M48,32H72V104Q72,110 66,110H54Q48,110 48,104Z" />
      <path fill={c.berry} d="M48,32Q52,12 60,6Q68,12 72,32Z" />
      <Stitch d="M48,42H72M48,96H72" />
    </>
  );
}

/** Things to play with. */
export const objectsPlay = {
  'object-balloon': { viewBox: '0 0 120 120', Shapes: Balloon },
  'object-crayons': { viewBox: '0 0 120 120', Shapes: Crayons },
} as const satisfies DrawingSet;
