import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

/** The tip points to the body's left, to the viewer's right. */
function Heart() {
  return (
    <g transform="rotate(-10 60 60)">
      <path stroke={c.coral} strokeWidth={12} d="M66,34C64,14 84,8 88,22C90,30 88,38 84,44" />
      <path stroke={c.vein} strokeWidth={13} d="M40,42V18" />
      <path stroke={c.vein} strokeWidth={10} d="M62,36C58,22 72,18 100,26" />
      <Cut
        fill={c.berry}
        d="M34,40C46,30 56,36 64,38C78,32 98,38 102,56C106,78 90,98 68,110C62,113 58,111 54,106C38,92 22,76 22,58C22,50 26,44 34,40Z"
      />
      <path stroke={c.ink} strokeWidth={4} strokeOpacity={0.2} d="M64,38C58,52 66,64 62,78C60,88 64,98 66,108" />
      <path stroke="#fff" strokeWidth={5} strokeOpacity={0.6} d="M34,58C34,52 38,48 43,47" />
      <Stitch d="M78,50C92,50 96,62 90,74" />
    </g>
  );
}

/**
 * In their natural position: the body's left lung, on the viewer's right, is smaller and leaves space for the heart.
 */
function Lungs() {
  return (
    <>
      <path stroke={c.tan} strokeWidth={12} d="M60,10V42" />
      <path stroke={c.amber} strokeWidth={2.5} strokeOpacity={0.6} d="M55,17h10M55,26h10M55,35h10" />
      <Cut fill={c.pink} d="M53,44C48,30 38,24 31,28C15,38 5,66 7,94C8,108 20,110 34,104C47,98 55,93 55,80Z" />
      <Cut
        fill={c.pink}
        d="M67,44C71,32 79,26 86,30C101,40 112,64 111,88C110,102 101,105 91,100C86,97 90,88 83,80C77,74 67,74 67,66Z"
      />
      <path
        stroke={c.berry}
        strokeOpacity={0.35}
        strokeWidth={2.5}
        d="M8,82Q32,82 54,62M14,56Q28,64 36,75M70,50Q92,66 110,94"
      />
      <path
        stroke={c.white}
        strokeWidth={4.5}
        d="M60,42Q48,52 38,60M60,42Q71,50 80,56M38,60L24,64M38,60L32,84M80,56L93,60M80,56L92,76"
      />
      <Stitch stroke={c.berry} d="M17,88Q18,98 27,97" />
    </>
  );
}

function Stomach() {
  return (
    <>
      <path stroke={c.tan} strokeWidth={15} strokeLinecap="butt" d="M58,6V30" />
      <Cut
        fill={c.pink}
        d="M52,26H66C74,18 92,18 100,34C110,56 100,90 74,100C54,108 34,102 20,104C12,105 10,94 18,90C34,84 46,82 52,66C56,52 50,40 52,26Z"
      />
      <path stroke={c.tan} strokeWidth={15} strokeLinecap="butt" d="M14,97H4" />
      <path fill={c.sun} d="M54,80Q80,82 90,60C92,74 84,88 70,92C58,96 44,94 38,92Q48,88 54,80Z" />
      <path stroke="#fff" strokeWidth={5} d="M68,84h.1M78,76h.1M60,90h.1" />
      <Stitch stroke={c.berry} d="M76,30C90,30 96,42 96,54" />
    </>
  );
}

function Liver() {
  return (
    <>
      <Cut
        fill="#A9564A"
        d="M10,50C10,30 30,24 52,26C80,28 104,34 114,42C118,46 112,56 100,62C84,70 74,70 62,80C50,92 34,98 22,92C12,86 10,66 10,50Z"
      />
      <path stroke={c.ink} strokeWidth={4} strokeOpacity={0.22} d="M68,28C64,42 68,56 66,76" />
      <path fill={c.leaf} d="M46,72C56,70 60,80 58,92C57,100 45,101 44,92C43,84 40,76 46,72Z" />
      <Stitch d="M22,48C22,40 32,36 46,36" />
    </>
  );
}

function Kidneys() {
  return (
    <>
      <path stroke={c.vein} strokeWidth={7} strokeLinecap="butt" d="M55,4V116M56,54L42,57M56,50L80,53" />
      <path stroke={c.coral} strokeWidth={7} strokeLinecap="butt" d="M64,4V116M64,46L78,48M64,44L42,50" />
      <path
        stroke={c.sun}
        strokeWidth={6}
        strokeLinecap="butt"
        d="M42,56C52,56 54,70 52,116M78,56C68,56 66,70 68,116"
      />
      <Cut
        fill="#B4575F"
        d="M30,22C46,22 50,36 44,46C40,52 40,58 44,64C50,76 44,90 30,90C14,90 8,74 8,56C8,38 14,22 30,22Z"
      />
      <Cut
        fill="#B4575F"
        d="M90,22C74,22 70,36 76,46C80,52 80,58 76,64C70,76 76,90 90,90C106,90 112,74 112,56C112,38 106,22 90,22Z"
      />
      <Stitch d="M28,32C20,34 17,44 17,56" />
      <Stitch d="M92,32C100,34 103,44 103,56" />
    </>
  );
}

function Bladder() {
  return (
    <>
      <path
        stroke={c.tan}
        strokeWidth={9}
        strokeLinecap="butt"
        d="M34,4C34,30 36,40 42,50M86,4C86,30 84,40 78,50M60,96V118"
      />
      <Cut
        fill={c.pink}
        d="M60,36C84,36 98,50 96,68C94,88 76,98 66,104Q60,108 54,104C44,98 26,88 24,68C22,50 36,36 60,36Z"
      />
      <path fill={c.sun} d="M33,68Q46,60 60,68T87,68C86,82 72,90 64,95Q60,97 56,95C48,90 34,82 33,68Z" />
      <Stitch stroke={c.berry} d="M40,50Q50,45 62,45" />
    </>
  );
}

/** Organs of the chest and belly. */
export const organs = {
  'organ-heart': { viewBox: '0 0 120 120', Shapes: Heart },
  'organ-lungs': { viewBox: '0 0 120 120', Shapes: Lungs },
  'organ-stomach': { viewBox: '0 0 120 120', Shapes: Stomach },
  'organ-liver': { viewBox: '0 0 120 120', Shapes: Liver },
  'organ-kidneys': { viewBox: '0 0 120 120', Shapes: Kidneys },
  'organ-bladder': { viewBox: '0 0 120 120', Shapes: Bladder },
} as const satisfies DrawingSet;
