import { PillowHead } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c, shade } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

const skin = '#B97F57';
const fold = { stroke: shade, strokeOpacity: 0.25, strokeWidth: 3 } as const;

/** Cuff of a sleeve below a hand. */
const Cuff = () => (
  <>
    <path fill={c.leaf} d="M38,100H84V118H38Z" />
    <Stitch d="M40,107H84" />
  </>
);

function ThreeFingers() {
  return (
    <>
      <path stroke={skin} strokeWidth={14} d="M44,66L36,26M60,62V18M76,66L86,26" />
      <Cut fill={skin} d="M35,62C36,54 84,54 86,64V88C86,102 76,108 61,108C46,108 35,101 35,88Z" />
      <path {...fold} d="M52,62v12M68,62v12M44,90C54,85 64,86 72,89" />
      <path stroke={c.sun} strokeWidth={5} d="M33,10l-2,-5M60,4v-2M88,11l3,-5" />
      <Cuff />
    </>
  );
}

function StopHand() {
  return (
    <>
      <path stroke={skin} strokeWidth={13} d="M42,62V28M56,60V16M70,60V18M83,64V32" />
      <Cut fill={skin} d="M35.5,58H89.5V86C89.5,100 78,108 62,108C46,108 35.5,100 35.5,88Z" />
      <path stroke={skin} strokeWidth={14} d="M42,88L24,66" />
      <path {...fold} d="M49,62v8M63,60v8M77,62v8M48,86Q62,78 78,86" />
      <Cuff />
    </>
  );
}

function EyeOpen() {
  return (
    <>
      <path stroke={c.ink} strokeWidth={6} d="M60,24V12M34,32L27,22M86,32L93,22" />
      <Cut fill={c.white} d="M6,64Q60,6 114,64Q60,116 6,64Z" />
      <path stroke={c.ink} strokeWidth={6} d="M6,64Q60,6 114,64Q60,116 6,64Z" />
      <circle cx={60} cy={62} r={23} fill={c.teal} />
      <circle cx={60} cy={62} r={12} fill={c.ink} />
      <circle cx={67} cy={55} r={5} fill={c.white} />
    </>
  );
}

function EyeClosed() {
  return (
    <>
      <Cut fill={c.rose} d="M8,58Q60,10 112,58Q60,104 8,58Z" />
      <path stroke={c.ink} strokeWidth={7} d="M8,58Q60,104 112,58" />
      <path stroke={c.ink} strokeWidth={6} d="M60,84V100M36,78L28,93M84,78L92,93M17,68L8,79M103,68L112,79" />
    </>
  );
}

function Speech() {
  return (
    <>
      <Cut fill={c.white} d="M28,16H92Q108,16 108,32V66Q108,82 92,82H66L42,106V82H28Q12,82 12,66V32Q12,16 28,16Z" />
      <path
        stroke={c.teal}
        strokeWidth={5}
        d="M28,16H92Q108,16 108,32V66Q108,82 92,82H66L42,106V82H28Q12,82 12,66V32Q12,16 28,16Z"
      />
      <path stroke={c.coral} strokeWidth={8} d="M34,38H86M34,58H66" />
    </>
  );
}

function Bubbles() {
  return (
    <>
      <path stroke={c.plum} strokeWidth={8} d="M20,110L44,76" />
      <circle cx={54} cy={60} r={18} stroke={c.plum} strokeWidth={7} />
      <g fill={c.pale} stroke={c.mid} strokeWidth={4}>
        <circle cx={92} cy={34} r={20} />
        <circle cx={98} cy={84} r={13} />
        <circle cx={38} cy={22} r={12} />
      </g>
      <path stroke="#fff" strokeWidth={5} d="M80,28Q83,22 89,21M91,80Q92,76 96,75M32,18Q34,15 37,15" />
    </>
  );
}

function Hourglass() {
  return (
    <>
      <Cut fill={c.pale} d="M32,20H88C88,44 68,50 66,60C68,70 88,76 88,100H32C32,76 52,70 54,60C52,50 32,44 32,20Z" />
      <path
        fill={c.amber}
        d="M42,36H78C74,46 64,50 60,58C56,50 46,46 42,36ZM38,98C40,86 52,82 60,74C68,82 80,86 82,98Z"
      />
      <path stroke={c.amber} strokeWidth={3} d="M60,56V76" />
      <path stroke={c.teal} strokeWidth={9} d="M26,16H94M26,104H94" />
    </>
  );
}

type PlasterProps = { x: number; y: number; turn: number };

/** Where the needle has been. Origin in its middle. */
const Plaster = ({ x, y, turn }: PlasterProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path stroke={c.pink} strokeWidth={16} d="M-13,0H13" />
    <path stroke={c.white} strokeWidth={11} strokeLinecap="butt" d="M-6,0H6" />
  </g>
);

function PlasterHand() {
  return (
    <>
      <path stroke={skin} strokeWidth={13} d="M42,62V28M56,60V16M70,60V18M83,64V32" />
      <Cut fill={skin} d="M35.5,58H89.5V86C89.5,100 78,108 62,108C46,108 35.5,100 35.5,88Z" />
      <path stroke={skin} strokeWidth={14} d="M42,88L24,66" />
      <path {...fold} d="M49,52v6M63,50v6M77,52v6" />
      <Cuff />
      <Plaster x={63} y={80} turn={-12} />
    </>
  );
}

function PlasterArm() {
  return (
    <>
      <path stroke={shade} strokeOpacity={0.14} strokeWidth={28} d="M14,79L60,91L94,47" />
      <path stroke={skin} strokeWidth={28} d="M14,76L60,88L94,44" />
      <path stroke={skin} strokeWidth={11} d="M94,40L92,20M98,38L103,17M103,42L112,24M88,44L78,32" />
      <path {...fold} d="M56,70Q66,74 72,66" />
      <Cut fill={c.leaf} d="M2,56L32,64L26,98L2,92Z" />
      <Stitch d="M25,66L19,94" />
      <Plaster x={62} y={78} turn={-22} />
    </>
  );
}

function DrawingHand() {
  return (
    <>
      <path stroke={c.coral} strokeWidth={7} d="M12,96Q24,74 34,94T54,90" />
      <g transform="translate(58 86) rotate(42)">
        <path fill={c.bone} d="M-9,-18H9L0,2Z" />
        <path fill={c.coral} d="M-3.6,-6H3.6L0,2Z" />
        <path fill={c.sun} d="M-9,-84H9V-18H-9Z" />
        <path stroke={c.amber} strokeWidth={3} strokeLinecap="butt" d="M0,-84V-18" />
      </g>
      <Cut fill={skin} d="M70,56C80,44 100,46 108,58L116,98H84C74,90 64,72 70,56Z" />
      <path stroke={skin} strokeWidth={13} d="M78,54L72,68M86,62L78,78M94,70L86,84" />
      <path {...fold} d="M82,60L76,72M90,68L83,80" />
      <path fill={c.leaf} d="M84,94H118V116H90Z" />
      <Stitch d="M90,105H116" />
    </>
  );
}

function Lying() {
  return (
    <>
      <Cut fill={c.teal} d="M14,28C16,10 38,6 60,6C82,6 104,10 106,28V112H14Z" />
      <Cut fill={c.white} d="M22,40C20,20 34,16 60,16C86,16 100,20 98,40C98,56 90,60 60,60C30,60 22,56 22,40Z" />
      <PillowHead
        flat
        sex="boy"
        skin="brown"
        hair="black"
        hairType="wavy"
        mood="calm"
        transform="translate(60 44) scale(0.56)"
      />
      <Cut fill={c.pink} d="M10,76C34,66 86,66 110,76V106Q110,114 102,114H18Q10,114 10,106Z" />
      <path fill={c.rose} d="M10,76C34,66 86,66 110,76V88C86,78 34,78 10,88Z" />
      <Stitch d="M16,96C40,88 80,88 104,96" />
    </>
  );
}

/** What a child wishes for on the plan card. */
export const objectsWish = {
  'object-three-fingers': { viewBox: '0 0 120 120', Shapes: ThreeFingers },
  'object-stop-hand': { viewBox: '0 0 120 120', Shapes: StopHand },
  'object-eye-open': { viewBox: '0 0 120 120', Shapes: EyeOpen },
  'object-eye-closed': { viewBox: '0 0 120 120', Shapes: EyeClosed },
  'object-speech': { viewBox: '0 0 120 120', Shapes: Speech },
  'object-bubbles': { viewBox: '0 0 120 120', Shapes: Bubbles },
  'object-plaster-hand': { viewBox: '0 0 120 120', Shapes: PlasterHand },
  'object-plaster-arm': { viewBox: '0 0 120 120', Shapes: PlasterArm },
  'object-drawing-hand': { viewBox: '0 0 120 120', Shapes: DrawingHand },
  'object-lying': { viewBox: '0 0 120 120', Shapes: Lying },
  'object-hourglass': { viewBox: '0 0 120 120', Shapes: Hourglass },
} as const satisfies DrawingSet;
