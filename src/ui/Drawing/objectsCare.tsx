import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

function Mask() {
  return (
    <>
      <path stroke={c.mid} strokeWidth={11} d="M78,34C98,26 108,40 100,54C92,68 104,84 114,92" />
      <path
        stroke="#fff"
        strokeWidth={11}
        strokeOpacity={0.6}
        strokeDasharray="2 5"
        strokeLinecap="butt"
        d="M78,34C98,26 108,40 100,54C92,68 104,84 114,92"
      />
      <Cut fill={c.pale} d="M18,74C14,46 30,24 54,22C78,20 92,42 88,70C86,88 70,96 52,96C34,96 20,90 18,74Z" />
      <path
        stroke={c.teal}
        strokeWidth={5}
        d="M18,74C14,46 30,24 54,22C78,20 92,42 88,70C86,88 70,96 52,96C34,96 20,90 18,74Z"
      />
      <path fill={c.aqua} d="M28,74C27,58 36,44 53,44C70,44 79,58 78,72C76,82 66,86 53,86C40,86 29,84 28,74Z" />
      <Cut fill={c.sun} d="M42,30C42,16 46,12 56,12H76C82,12 84,16 84,22V34C84,40 80,42 74,42H54C46,42 42,38 42,30Z" />
      <path stroke="#fff" strokeWidth={4} strokeOpacity={0.7} d="M50,22H76" />
      <path stroke="#fff" strokeWidth={4} d="M36,62Q38,52 47,50" />
    </>
  );
}

function Cannula() {
  return (
    <>
      <Cut
        fill={c.tan}
        d="M-2,66C10,50 34,46 60,48C86,50 100,44 110,38C118,34 122,42 116,48C124,48 124,58 114,60C120,64 114,72 106,70C106,78 96,80 88,78C62,88 24,92 -2,92Z"
      />
      <path stroke={c.ink} strokeWidth={2.5} strokeOpacity={0.25} d="M98,58L114,52M94,68L106,66" />
      <Cut
        fill={c.white}
        d="M30,48L72,42C78,42 80,45 81,49L84,72C85,78 82,81 77,82L38,87C32,88 29,85 28,80L24,57C23,52 25,49 30,48Z"
      />
      <Stitch stroke={c.teal} d="M33,54L73,48L78,75L37,81Z" />
      <path stroke={c.mid} strokeWidth={5} d="M50,65L18,69C4,71 2,92 16,98C30,104 46,102 58,110" />
      <path fill={c.coral} d="M44,58C42,52 52,50 54,57L56,70C57,77 47,78 46,72Z" />
      <rect fill={c.mid} x={48} y={59} width={24} height={9} rx={4.5} transform="rotate(-7 60 63)" />
      <circle fill={c.white} cx={51} cy={64} r={4} />
    </>
  );
}

function Cream() {
  return (
    <>
      <g transform="rotate(-24 52 52)">
        <Cut fill={c.mid} d="M30,18H82L74,82H38Z" />
        <path fill={c.teal} d="M28,10H84V22H28Z" />
        <Stitch d="M30,16H82" />
        <path fill={c.white} d="M33,38H79L76,62H36Z" />
        <path stroke={c.teal} strokeWidth={3.5} d="M42,46H70M44,54H60" />
        <path fill={c.berry} d="M44,82H68V94C68,97 66,98 64,98H48C46,98 44,97 44,94Z" />
      </g>
      <Cut
        fill={c.white}
        d="M70,104C62,104 60,94 70,92C70,84 82,80 88,88C98,82 110,92 102,100C106,106 100,110 94,108Z"
      />
      <path stroke={c.mid} strokeWidth={3} d="M78,96Q84,90 92,96" />
    </>
  );
}

function Plaster() {
  return (
    <>
      <g transform="rotate(-28 60 60)">
        <Cut fill={c.pink} d="M26,40H94C120,40 120,80 94,80H26C0,80 0,40 26,40Z" />
        <path fill={c.rose} d="M42,40H78V80H42Z" />
        <Stitch d="M42,42V78M78,42V78" />
        <path stroke={c.coral} strokeWidth={5} d="M52,52h.1M60,60h.1M68,52h.1M52,68h.1M68,68h.1" />
        <path
          stroke="#fff"
          strokeWidth={4}
          strokeOpacity={0.8}
          d="M22,52h.1M28,60h.1M22,68h.1M98,52h.1M92,60h.1M98,68h.1"
        />
      </g>
    </>
  );
}

function Cast() {
  return (
    <>
      <Cut
        fill={c.pink}
        d="M40,4H76L78,46C78,56 82,60 90,64C104,70 112,76 110,86C109,94 102,96 94,96H48C40,96 37,92 37,84Z"
      />
      <path fill={c.tan} d="M42,4H75L75.5,18H41Z" />
      <path stroke={c.mid} strokeWidth={10} d="M36,14H80" />
      <path fill={c.tan} d="M98,96C106,96 110,90 110,84C106,78 100,76 94,80C88,84 88,92 92,96Z" />
      <path stroke={c.mid} strokeWidth={7} d="M92,84C88,78 82,80 82,88" />
      <path
        stroke={c.ink}
        strokeWidth={3}
        strokeOpacity={0.14}
        strokeLinecap="butt"
        d="M39,34Q58,42 78,36M38,56Q58,64 80,54"
      />
      <path fill={c.berry} d="M56,54C46,48 45,40 50,37C53,35.5 56,38 56,40C56,38 59,35.5 62,37C67,40 66,48 56,54Z" />
      <path stroke={c.teal} strokeWidth={3.5} d="M46,78q5,-8 10,0t10,0 10,0" />
      <path stroke={c.plum} strokeWidth={5} d="M46,66h.1M52,68h.1" />
      <path stroke={c.deep} strokeWidth={9} d="M40,100H100" />
    </>
  );
}

function ArmCast() {
  return (
    <g transform="rotate(-20 62 64)">
      <path stroke={c.tan} strokeWidth={11} d="M30,54L13,51M28,64L7,64M28,74L9,77M32,83L17,88" />
      <path fill={c.tan} d="M84,48H104V82H84Z" />
      <Cut fill={c.leaf} d="M98,42H114V90H98C95,76 95,56 98,42Z" />
      <Stitch d="M104,43C101,58 101,74 104,89" />
      <Cut fill={c.pink} d="M32,47C46,43 68,43 88,45C93,46 93,84 88,85C68,88 46,90 32,88C22,84 22,50 32,47Z" />
      <path stroke={c.tan} strokeWidth={12} d="M48,50L37,29" />
      <path stroke={c.mid} strokeWidth={7} d="M40,51Q48,42 57,47M31,50C25,60 25,76 31,85M89,48Q92,65 89,82" />
      <path
        stroke={c.ink}
        strokeWidth={3}
        strokeOpacity={0.14}
        strokeLinecap="butt"
        d="M47,88Q40,70 46,56M66,88Q60,66 65,44M82,86Q77,66 81,45"
      />
      <path fill={c.berry} d="M57,74C49,69 48,63 52,61C54,60 57,62 57,64C57,62 60,60 62,61C66,63 65,69 57,74Z" />
      <path stroke={c.teal} strokeWidth={3.5} d="M69,77q4,-7 8,0t8,0" />
      <path stroke={c.plum} strokeWidth={5} d="M70,56h.1M76,60h.1" />
    </g>
  );
}

function Medicine() {
  return (
    <>
      <Cut
        fill={c.coral}
        d="M38,26H82C90,26 94,31 94,38V98C94,106 90,110 82,110H38C30,110 26,106 26,98V38C26,31 30,26 38,26Z"
      />
      <path fill={c.white} d="M26,54H94V92H26Z" />
      <path fill={c.ink} d="M36,10H84C88,10 90,12 90,16V28H30V16C30,12 32,10 36,10Z" />
      <path stroke={c.mid} strokeWidth={3} d="M40,16V24M52,16V24M64,16V24M76,16V24" />
      <Stitch stroke={c.teal} d="M28,60H92" />
      <g transform="rotate(-28 60 77)">
        <path stroke={c.sun} strokeWidth={15} d="M51,77H60" />
        <path stroke={c.coral} strokeWidth={15} d="M62,77H69" />
        <path stroke={c.sun} strokeWidth={15} strokeLinecap="butt" d="M54,77H60" />
      </g>
    </>
  );
}

function Thermometer() {
  return (
    <>
      <g transform="rotate(38 60 60)">
        <Cut
          fill={c.sun}
          d="M46,8H74C82,8 86,14 86,20V66C86,74 80,78 76,82C72,86 70,92 68,104C66,114 54,114 52,104C50,92 48,86 44,82C40,78 34,74 34,66V20C34,14 38,8 46,8Z"
        />
        <path fill={c.mid} d="M52,104C50,96 50,94 49,90H71C70,94 70,96 68,104C66,114 54,114 52,104Z" />
        <rect fill={c.ink} x={42} y={24} width={36} height={24} rx={6} />
        <path stroke={c.sun} strokeWidth={4} d="M49,41V37M56,41V34M63,41V31M70,41V36" />
        <circle fill={c.coral} cx={60} cy={62} r={7} />
        <path stroke="#fff" strokeOpacity={0.7} strokeWidth={4} d="M46,15H60" />
      </g>
    </>
  );
}

/** Things that touch the body. */
export const objectsCare = {
  'object-mask': { viewBox: '0 0 120 120', Shapes: Mask },
  'object-cannula': { viewBox: '0 0 120 120', Shapes: Cannula },
  'object-cream': { viewBox: '0 0 120 120', Shapes: Cream },
  'object-plaster': { viewBox: '0 0 120 120', Shapes: Plaster },
  'object-cast': { viewBox: '0 0 120 120', Shapes: Cast },
  'object-arm-cast': { viewBox: '0 0 120 120', Shapes: ArmCast },
  'object-medicine': { viewBox: '0 0 120 120', Shapes: Medicine },
  'object-thermometer': { viewBox: '0 0 120 120', Shapes: Thermometer },
} as const satisfies DrawingSet;
