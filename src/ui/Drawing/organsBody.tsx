import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

function Brain() {
  return (
    <>
      <path stroke={c.tan} strokeWidth={13} d="M68,84C70,98 66,106 62,114" />
      <Cut
        fill={c.pink}
        d="M62,14C74,8 88,12 92,22C106,24 114,38 110,50C116,62 108,76 96,78C92,88 78,90 70,86C60,92 46,90 42,84C28,88 14,80 14,68C4,60 4,44 14,36C16,22 32,14 42,18C48,12 56,11 62,14Z"
      />
      <path fill={c.coral} d="M78,84C82,92 94,96 102,90C108,86 106,78 100,76Z" />
      <path
        stroke={c.berry}
        strokeWidth={4}
        strokeOpacity={0.65}
        d="M30,34C40,28 48,34 46,42C44,52 32,50 30,60M62,18C58,28 68,34 66,44C64,52 54,54 56,64M86,28C78,34 82,44 92,44M20,52C26,58 26,66 22,72M44,78C44,70 52,68 56,72M78,56C86,52 94,58 92,66C90,72 80,72 78,78"
      />
    </>
  );
}

function Intestines() {
  return (
    <>
      <path stroke={c.coral} strokeWidth={8} d="M24,104Q24,116 36,114" />
      <path
        stroke={c.ink}
        strokeWidth={19}
        strokeOpacity={0.14}
        transform="translate(0 3)"
        d="M24,104V44C24,30 34,26 44,28H80C94,28 98,36 98,46V92C98,102 84,104 74,98C66,94 62,102 62,114"
      />
      <path
        stroke={c.coral}
        strokeWidth={19}
        d="M24,104V44C24,30 34,26 44,28H80C94,28 98,36 98,46V92C98,102 84,104 74,98C66,94 62,102 62,114"
      />
      <path
        stroke={c.rose}
        strokeWidth={17}
        strokeDasharray="2 12"
        strokeLinecap="butt"
        d="M24,98V48C24,34 32,28 44,28H78C92,28 98,34 98,46V88"
      />
      <path
        stroke={c.tan}
        strokeWidth={12}
        d="M46,50C64,40 84,46 80,56C76,64 46,56 44,66C42,76 78,66 80,76C80,86 56,78 50,84"
      />
    </>
  );
}

function Muscle() {
  return (
    <>
      <path stroke={c.mid} strokeWidth={11} d="M14,104C30,78 28,60 52,44C74,30 92,26 106,12" />
      <Cut fill={c.coral} d="M30,84C26,58 38,36 62,30C80,26 92,26 98,22C98,34 92,52 76,66C60,80 42,78 30,84Z" />
      <path stroke={c.rose} strokeWidth={4} d="M38,74C40,58 50,46 66,40M48,72C52,60 62,54 78,46" />
      <Stitch stroke={c.berry} d="M40,58C44,48 52,42 62,38" />
    </>
  );
}

function Skeleton() {
  return (
    <>
      <g stroke={c.ink} strokeOpacity={0.16} strokeWidth={9}>
        <path d="M42,74L26,108L20,138M78,74L94,108L100,138M50,136L47,172L46,206M70,136L73,172L74,206" />
      </g>
      <g stroke={c.bone} strokeWidth={7}>
        <path d="M60,54V122" />
        <path d="M40,70Q60,62 80,70" />
        <path strokeWidth={5} d="M42,80Q60,72 78,80M43,90Q60,84 77,90M46,100Q60,95 74,100" />
        <path d="M41,72L27,104M25,110L19,136M79,72L93,104M95,110L101,136M50,138L48,168M47,176L46,204M70,138L72,168M73,176L74,204" />
      </g>
      <path
        fill={c.bone}
        d="M42,120C46,114 54,122 60,122C66,122 74,114 78,120C82,132 72,142 66,136Q60,132 54,136C48,142 38,132 42,120Z"
      />
      <g fill={c.bone}>
        <circle cx={26} cy={107} r={5.5} />
        <circle cx={94} cy={107} r={5.5} />
        <circle cx={48} cy={172} r={6.5} />
        <circle cx={72} cy={172} r={6.5} />
        <path d="M13,137q5,-4 12,0l2,10q-8,7-15,1ZM107,137q-5,-4-12,0l-2,10q8,7 15,1ZM52,204q-2,8-16,9q-3,-4 5,-9ZM68,204q2,8 16,9q3,-4-5,-9Z" />
      </g>
      <Cut
        fill={c.bone}
        d="M60,4C78,4 86,16 85,28C84,36 78,40 76,44C75,52 70,56 60,56C50,56 45,52 44,44C42,40 36,36 35,28C34,16 42,4 60,4Z"
      />
      <g fill={c.deep}>
        <ellipse cx={50} cy={29} rx={6} ry={7} />
        <ellipse cx={70} cy={29} rx={6} ry={7} />
        <path stroke={c.deep} strokeWidth={2} d="M60,36l3.5,6h-7Z" />
      </g>
      <path stroke={c.deep} strokeWidth={1.8} d="M50,49Q60,52 70,49M55,47v5M60,48v5M65,47v5" />
    </>
  );
}

/** Organs that control, feed and support the body. */
export const organsBody = {
  'organ-brain': { viewBox: '0 0 120 120', Shapes: Brain },
  'organ-intestines': { viewBox: '0 0 120 120', Shapes: Intestines },
  'organ-muscle': { viewBox: '0 0 120 120', Shapes: Muscle },
  'organ-skeleton': { viewBox: '0 0 120 220', Shapes: Skeleton },
} as const satisfies DrawingSet;
