import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

function Anaesthesia() {
  return (
    <>
      <Cut fill={c.pale} d="M12,62C10,38 24,20 44,20C64,20 76,38 72,60C70,74 58,80 42,80C26,80 13,76 12,62Z" />
      <path
        stroke={c.teal}
        strokeWidth={5}
        d="M12,62C10,38 24,20 44,20C64,20 76,38 72,60C70,74 58,80 42,80C26,80 13,76 12,62Z"
      />
      <path fill={c.mid} d="M24,60C24,48 32,40 43,40C55,40 62,48 61,58C60,67 52,70 42,70C32,70 24,68 24,60Z" />
      <Cut
        fill={c.sun}
        d="M34,12H58C63,12 65,15 65,20V28C65,33 62,35 57,35H38C32,35 29,32 29,26V18C29,14 31,12 34,12Z"
      />
      <path stroke={c.deep} strokeWidth={4.5} d="M74,40H84L74,52H84M80,18H91L80,32H91" />
    </>
  );
}

function Needles() {
  return (
    <>
      <g transform="rotate(45 48 48)">
        <path stroke={c.deep} strokeWidth={3.5} d="M48,70V94" />
        <Cut fill={c.white} d="M34,24H62V60C62,66 58,68 54,70H42C38,68 34,66 34,60Z" />
        <path fill={c.mid} d="M34,42H62V60C62,66 58,68 54,70H42C38,68 34,66 34,60Z" />
        <path stroke={c.deep} strokeWidth={3} d="M40,30h8M40,38h8" />
        <path stroke={c.deep} strokeWidth={7} d="M30,24H66" />
        <path stroke={c.teal} strokeWidth={8} strokeLinecap="butt" d="M48,24V8" />
        <path stroke={c.coral} strokeWidth={9} d="M36,5H60" />
      </g>
      <path fill={c.coral} d="M76,54C66,48 65,40 70,37C73,35.5 76,38 76,40C76,38 79,35.5 82,37C87,40 86,48 76,54Z" />
    </>
  );
}

function Hurts() {
  return (
    <>
      <path
        fill={c.sun}
        stroke={c.sun}
        strokeWidth={4}
        d="M48,4l7,13 14,-6 0,15 15,2-7,13 12,9-12,8 6,14-15,1-1,15-13,-7-10,11-8,-13-13,6-1,-15-15,-2 7,-13-12,-9 12,-8-6,-14 15,-1 1,-15 13,7Z"
      />
      <g transform="translate(48 46) rotate(-30)">
        <Cut fill={c.coral} d="M-22,-12H22C38,-12 38,12 22,12H-22C-38,12-38,-12-22,-12Z" />
        <path fill={c.rose} d="M-11,-12H11V12H-11Z" />
        <path stroke={c.berry} strokeWidth={4} d="M-5,-4h.1M5,-4h.1M-5,4h.1M5,4h.1" />
      </g>
    </>
  );
}

function Diseases() {
  return (
    <>
      <Cut fill={c.tan} d="M48,10C70,10 80,26 78,44C76,62 64,72 48,72C32,72 20,62 18,44C16,26 26,10 48,10Z" />
      <path fill={c.deep} d="M18,40C16,22 28,8 48,8C68,8 80,22 78,40C72,30 60,26 48,26C36,26 24,30 18,40Z" />
      <path stroke={c.ink} strokeWidth={3} d="M34,44q5,4 10,0M52,44q5,4 10,0" />
      <g fill={c.coral} fillOpacity={0.6}>
        <circle cx={30} cy={53} r={5} />
        <circle cx={66} cy={53} r={5} />
      </g>
      <path stroke={c.white} strokeWidth={7} d="M46,60L70,52" />
      <path stroke={c.white} strokeWidth={7} d="M60,55L84,46" />
      <path stroke={c.coral} strokeWidth={5} d="M46,60L54,57" />
      <Cut fill={c.coral} d="M18,76C34,66 62,66 78,76L84,90H12Z" />
      <Stitch d="M22,82H74" />
    </>
  );
}

function Dental() {
  return (
    <>
      <Cut
        fill={c.white}
        d="M48,22C58,14 76,12 82,26C88,42 78,56 74,70C72,80 66,90 60,84C54,78 58,62 48,62C38,62 42,78 36,84C30,90 24,80 22,70C18,56 8,42 14,26C20,12 38,14 48,22Z"
      />
      <path stroke={c.mid} strokeWidth={5} d="M22,34C22,27 27,24 32,24" />
      <path stroke={c.ink} strokeWidth={5.5} d="M39,40h.1M57,40h.1" />
      <path stroke={c.ink} strokeWidth={3} d="M42,48Q48,53 54,48" />
      <path fill={c.sun} d="M78,8l3,7 7,3-7,3-3,7-3,-7-7,-3 7,-3Z" />
    </>
  );
}

function Disability() {
  return (
    <>
      <path stroke={c.coral} strokeWidth={13} d="M36,20V50H60L68,74" />
      <circle fill={c.tan} cx={36} cy={14} r={10} />
      <path fill={c.deep} d="M26,12C26,2 46,2 46,12C40,8 32,8 26,12Z" />
      <circle stroke={c.ink} strokeWidth={8} strokeOpacity={0.14} cx={40} cy={64} r={23} transform="translate(0 3)" />
      <circle stroke={c.deep} strokeWidth={8} cx={40} cy={64} r={23} />
      <circle fill={c.sun} cx={40} cy={64} r={10} />
      <path stroke={c.deep} strokeWidth={8} d="M68,76H82" />
      <circle fill={c.deep} cx={76} cy={86} r={5} />
      <path stroke={c.tan} strokeWidth={8} d="M40,36L58,40" />
    </>
  );
}

function Mental() {
  return (
    <>
      <Cut
        fill={c.plum}
        d="M26,88V72C14,64 10,50 12,38C15,20 30,10 48,10C70,10 84,26 84,46L88,58C89,61 87,63 84,63H80V70C80,76 76,78 70,78H60V88Z"
      />
      <path fill={c.sun} d="M48,58C34,50 30,40 36,35C41,31 47,34 48,39C49,34 55,31 60,35C66,40 62,50 48,58Z" />
      <Stitch d="M22,46C22,30 34,20 48,20" />
    </>
  );
}

function Rights() {
  return (
    <>
      <Cut fill={c.teal} d="M48,6L80,16C84,17 84,20 84,24C84,56 74,78 48,90C22,78 12,56 12,24C12,20 12,17 16,16Z" />
      <Stitch d="M48,15L74,23C74,48 68,68 48,79C28,68 22,48 22,23Z" />
      <path fill={c.sun} d="M48,64C32,55 27,43 34,37C40,33 46,36 48,42C50,36 56,33 62,37C69,43 64,55 48,64Z" />
    </>
  );
}

function Older() {
  return (
    <>
      <Cut fill={c.ink} d="M28,6H68C75,6 78,10 78,16V80C78,86 75,90 68,90H28C21,90 18,86 18,80V16C18,10 21,6 28,6Z" />
      <rect fill={c.aqua} x={25} y={15} width={46} height={62} rx={5} />
      <path
        fill={c.white}
        d="M32,24H52C56,24 58,26 58,30V34C58,38 56,40 52,40H42L35,46V40H32C29,40 28,38 28,34V30C28,26 29,24 32,24Z"
      />
      <path
        fill={c.coral}
        d="M46,50H63C66,50 68,52 68,55V60C68,63 66,65 63,65V71L57,65H46C43,65 41,63 41,60V55C41,52 43,50 46,50Z"
      />
      <path stroke={c.ink} strokeWidth={4.5} d="M36,32h.1M43,32h.1M50,32h.1" />
      <path stroke={c.mid} strokeWidth={3.5} d="M43,83.5H53" />
    </>
  );
}

/** Topics about care and the body. */
export const topicsCare = {
  'topic-anaesthesia': { viewBox: '0 0 96 96', Shapes: Anaesthesia },
  'topic-needles': { viewBox: '0 0 96 96', Shapes: Needles },
  'topic-hurts': { viewBox: '0 0 96 96', Shapes: Hurts },
  'topic-diseases': { viewBox: '0 0 96 96', Shapes: Diseases },
  'topic-dental': { viewBox: '0 0 96 96', Shapes: Dental },
  'topic-disability': { viewBox: '0 0 96 96', Shapes: Disability },
  'topic-mental': { viewBox: '0 0 96 96', Shapes: Mental },
  'topic-rights': { viewBox: '0 0 96 96', Shapes: Rights },
  'topic-older': { viewBox: '0 0 96 96', Shapes: Older },
} as const satisfies DrawingSet;
