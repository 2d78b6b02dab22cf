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

/** What a child wishes for on the plan card. */
export const objectsWish = {
  'object-three-fingers': { viewBox: '0 0 120 120', Shapes: ThreeFingers },
  'object-stop-hand': { viewBox: '0 0 120 120', Shapes: StopHand },
  'object-eye-open': { viewBox: '0 0 120 120', Shapes: EyeOpen },
  'object-eye-closed': { viewBox: '0 0 120 120', Shapes: EyeClosed },
  'object-speech': { viewBox: '0 0 120 120', Shapes: Speech },
  'object-bubbles': { viewBox: '0 0 120 120', Shapes: Bubbles },
  'object-hourglass': { viewBox: '0 0 120 120', Shapes: Hourglass },
} as const satisfies DrawingSet;
