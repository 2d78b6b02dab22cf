import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

function Lamp() {
  return (
    <>
      <path fill={c.sun} fillOpacity={0.3} d="M30,78L14,114H106L90,78Z" />
      <path stroke={c.deep} strokeWidth={9} d="M60,4V36" />
      <Cut fill={c.white} d="M10,68Q14,34 60,34T110,68Q110,80 98,80H22Q10,80 10,68Z" />
      <path stroke={c.sun} strokeWidth={14} d="M30,78h.1M50,80h.1M70,80h.1M90,78h.1" />
      <path stroke={c.mid} strokeWidth={4} d="M26,58Q34,46 50,44" />
    </>
  );
}

function Table() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={12} d="M80,76V106M48,110H112" />
      <Cut fill={c.teal} d="M8,52H152V68Q152,76 144,76H16Q8,76 8,68Z" />
      <Cut fill={c.white} d="M14,40Q14,34 20,34H44Q50,34 50,40V52H14Z" />
      <Stitch d="M16,65H144" />
    </>
  );
}

function Machine() {
  return (
    <>
      <path stroke={c.ink} strokeWidth={11} d="M34,112h.1M86,112h.1" />
      <Cut fill={c.white} d="M26,10H94Q102,10 102,18V96Q102,106 92,106H28Q18,106 18,96V18Q18,10 26,10Z" />
      <rect fill={c.ink} x={28} y={20} width={64} height={30} rx={6} />
      <path stroke={c.mid} strokeWidth={4} d="M34,40Q42,22 50,40T66,40T84,38" />
      <path stroke={c.coral} strokeWidth={9} d="M34,64h.1" />
      <path stroke={c.sun} strokeWidth={9} d="M50,64h.1" />
      <path stroke={c.leaf} strokeWidth={9} d="M66,64h.1" />
      <Cut fill={c.mid} d="M30,78H62V96H30Z" />
      <path stroke={c.teal} strokeWidth={7} d="M86,60V70" />
      <Cut fill={c.teal} d="M86,70C98,72 100,98 86,100C72,98 74,72 86,70Z" />
    </>
  );
}

function Drip() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={6} d="M66,8V104M42,10H90M40,108H92M66,102L58,110M66,102L74,110" />
      <path stroke={c.ink} strokeWidth={9} d="M40,112h.1M92,112h.1M62,115h.1" />
      <Cut fill={c.aqua} d="M32,16H58V46Q58,58 45,58T32,46Z" />
      <path fill={c.mid} d="M32,34H58V46Q58,58 45,58T32,46Z" />
      <path stroke={c.mid} strokeWidth={4} d="M45,58V80Q45,96 28,92Q14,88 12,102" />
      <Cut fill={c.white} d="M52,62H82V86H52Z" />
      <path fill={c.leaf} d="M58,68H76V77H58Z" />
    </>
  );
}

function Cap() {
  return (
    <>
      <path stroke={c.plum} strokeWidth={8} d="M98,84Q112,88 108,104M98,84Q106,98 96,106" />
      <Cut fill={c.plum} d="M16,76C10,34 36,16 60,16C84,16 110,34 104,76Q60,60 16,76Z" />
      <path fill={c.pink} d="M14,72Q60,54 106,72V88Q60,70 14,88Z" />
      <path stroke={c.sun} strokeWidth={8} d="M40,40h.1M62,32h.1M82,44h.1M56,52h.1" />
      <Stitch d="M18,82Q60,64 102,82" />
    </>
  );
}

function Suction() {
  return (
    <>
      <path stroke={c.mid} strokeWidth={8} d="M60,30C60,4 112,4 108,40C104,70 84,66 92,92" />
      <path stroke={c.teal} strokeWidth={6} d="M92,92L84,114" />
      <Cut fill={c.pale} d="M20,40H76V98Q76,108 66,108H30Q20,108 20,98Z" />
      <path fill={c.aqua} d="M20,74Q34,68 48,74T76,74V98Q76,108 66,108H30Q20,108 20,98Z" />
      <Cut fill={c.teal} d="M16,28H80V44H16Z" />
      <path stroke={c.deep} strokeWidth={4} d="M62,58H70M62,68H70M62,84H70" />
      <path stroke="#fff" strokeWidth={5} strokeOpacity={0.8} d="M30,54V66" />
    </>
  );
}

function Cuff() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={7} d="M70,82C76,104 92,106 98,92" />
      <Cut fill={c.teal} d="M14,34Q44,18 78,30L84,78Q50,90 20,80Z" />
      <path fill={c.mid} d="M58,26L78,30L84,78L64,83Z" />
      <Stitch d="M22,42Q42,32 56,34M26,74Q44,78 60,76" />
      <path fill={c.coral} d="M38,68C26,60 25,50 31,47C35,45 38,48 38,51C38,48 41,45 45,47C51,50 50,60 38,68Z" />
      <Cut fill={c.coral} d="M98,58C112,60 116,88 98,94C84,88 86,60 98,58Z" />
    </>
  );
}

function Stickers() {
  return (
    <>
      <path stroke={c.berry} strokeWidth={4} d="M36,40Q50,72 96,108" />
      <path stroke={c.teal} strokeWidth={4} d="M84,32Q76,70 98,108" />
      <path stroke={c.amber} strokeWidth={4} d="M46,88Q70,86 100,108" />
      <Cut fill={c.white} d="M36,20C48,20 56,29 56,40C56,52 48,60 36,60C24,60 16,52 16,40C16,29 24,20 36,20Z" />
      <Cut fill={c.white} d="M84,12C96,12 104,21 104,32C104,44 96,52 84,52C72,52 64,44 64,32C64,21 72,12 84,12Z" />
      <Cut fill={c.white} d="M46,68C58,68 66,77 66,88C66,100 58,108 46,108C34,108 26,100 26,88C26,77 34,68 46,68Z" />
      <path stroke={c.berry} strokeWidth={14} d="M36,40h.1" />
      <path stroke={c.teal} strokeWidth={14} d="M84,32h.1" />
      <path stroke={c.amber} strokeWidth={14} d="M46,88h.1" />
    </>
  );
}

function Clip() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={6} d="M88,50C112,44 112,84 92,90C74,96 80,112 104,112" />
      <Cut fill={c.tan} d="M-2,52Q34,44 52,52Q62,60 52,68Q34,76 -2,70Z" />
      <Cut fill={c.mid} d="M30,34Q36,28 46,28H82Q92,28 92,38V50H40Q30,48 30,34Z" />
      <Cut fill={c.teal} d="M30,86Q36,92 46,92H82Q92,92 92,82V70H40Q30,72 30,86Z" />
      <path stroke={c.coral} strokeWidth={10} d="M50,60h.1" />
      <Stitch d="M46,36H80M46,84H80" />
    </>
  );
}

/** Things of the operating room, and what is put on the body there. */
export const objectsTheatre = {
  'object-lamp': { viewBox: '0 0 120 120', Shapes: Lamp },
  'object-table': { viewBox: '0 0 160 120', Shapes: Table },
  'object-machine': { viewBox: '0 0 120 120', Shapes: Machine },
  'object-drip': { viewBox: '0 0 120 120', Shapes: Drip },
  'object-cap': { viewBox: '0 0 120 120', Shapes: Cap },
  'object-suction': { viewBox: '0 0 120 120', Shapes: Suction },
  'object-cuff': { viewBox: '0 0 120 120', Shapes: Cuff },
  'object-stickers': { viewBox: '0 0 120 120', Shapes: Stickers },
  'object-clip': { viewBox: '0 0 120 120', Shapes: Clip },
} as const satisfies DrawingSet;
