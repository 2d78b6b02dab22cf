import { c } from './palette.ts';

type At = { x: number; y: number; scale?: number; turn?: number };

const at = ({ x, y, scale = 1, turn = 0 }: At) =>
  `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`;

/** Draws a teddy small enough to hug; about 44 × 60, origin at its neck. */
export function SmallTeddy(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M-11,-15h.1M11,-15h.1M-14,10h.1M14,10h.1M-8,28h.1M8,28h.1" stroke={c.bear} strokeWidth={13} />
      <ellipse cy={14} rx={13} ry={15} fill={c.bear} />
      <circle cy={-6} r={15} fill={c.bear} />
      <path d="M-2,-1h4M0,16v3" stroke={c.bearl} strokeWidth={11} />
      <path d="M-6,-9h.1M6,-9h.1M0,-3h.1" stroke={c.ink} strokeWidth={3.5} />
    </g>
  );
}

/** Draws a breathing mask held by its elbow. */
export function HandMask(place: At) {
  return (
    <g transform={at({ turn: -14, ...place })}>
      <path
        d="M-17,4C-17,-12 17,-12 17,4C17,12 10,15 0,15C-10,15-17,12-17,4Z"
        fill={c.pale}
        stroke={c.mid}
        strokeWidth={4}
      />
      <path d="M-6,-9v-9h12v9" fill={c.white} stroke={c.deep} strokeWidth={2.5} />
    </g>
  );
}

/** Draws the hospital clown's small hat. Origin mid-face. */
export function ClownHat() {
  return (
    <g transform="translate(17 -54) rotate(16)">
      <path d="M-20,6Q0,13 20,6" stroke={c.deep} strokeWidth={7} />
      <path d="M-13,5V-9C-13,-19 13,-19 13,-9V5Q0,10-13,5Z" fill={c.deep} />
      <path d="M-13,2Q0,7 13,2" stroke={c.sun} strokeWidth={5} strokeLinecap="butt" />
      <circle cx={15} cy={-7} r={6} fill={c.pink} />
      <circle cx={15} cy={-7} r={2.4} fill={c.sun} />
    </g>
  );
}

/** Draws a room behind the people of a scene: one light piece, so that they stand out on any ground. */
export function Wall() {
  return (
    <path
      fill={c.pale}
      d="M30,40C60,6 130,16 178,12C240,6 300,26 310,92C316,150 312,214 268,224C200,234 90,234 44,224C4,214 4,84 30,40Z"
    />
  );
}
