import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

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

/** Draws a room behind the people of a scene: one light piece, so that they stand out on any background. */
export function Wall() {
  return (
    <path
      fill={c.pale}
      d="M30,40C60,6 130,16 178,12C240,6 300,26 310,92C316,150 312,214 268,224C200,234 90,234 44,224C4,214 4,84 30,40Z"
    />
  );
}

/** Draws the head end of a hospital bed from its side, raised. */
export function BedHead() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={9} d="M20,104V228M302,176V228" />
      <Cut fill={c.white} d="M28,186C22,130 36,92 54,96C76,100 92,150 92,186Z" />
    </>
  );
}

/** Draws the blanket and the rest of the bed, over the person in it. */
export function BedFront({ blanket }: { blanket: string }) {
  return (
    <>
      <Cut fill={c.mid} d="M18,186H304V200Q304,208 296,208H26Q18,208 18,200Z" />
      <Cut fill={blanket} d="M74,196C72,168 110,156 160,160C220,164 302,164 304,184V196Z" />
      <Stitch d="M82,190C110,172 200,176 298,184" />
    </>
  );
}

/** Draws a balloon without its string, about 90 × 112. Its origin is the knot, so that it can be scaled from there. */
export function Balloon({ fill = c.coral }: { fill?: string | undefined }) {
  return (
    <>
      <Cut
        fill={fill}
        d="M0,0C-34,-16 -48,-48 -44,-76C-40,-100 -22,-112 0,-112C22,-112 40,-100 44,-76C48,-48 34,-16 0,0Z"
      />
      <path fill={fill} d="M-8,6L0,-4L8,6Q0,10 -8,6Z" />
      <path stroke="#fff" strokeOpacity={0.75} strokeWidth={6} d="M-28,-70Q-26,-90 -12,-98" />
      <Stitch d="M0,-10Q20,-34 26,-62" />
    </>
  );
}
