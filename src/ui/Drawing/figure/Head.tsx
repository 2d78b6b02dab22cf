import type { ReactNode } from 'react';

import { c, shade } from '../palette.ts';
import { Cut, Stitch } from '../shapes.tsx';
import { Face } from './Face.tsx';
import { haircuts, ties } from './hair.ts';
import type { FullLook } from './look.ts';

const skulls = {
  young: 'M-37,-6C-37,-34-21,-47 0,-47C21,-47 37,-34 37,-6C40,20 25,39 0,39C-25,39-40,20-37,-6Z',
  older: 'M-36,-8C-36,-34-21,-47 0,-47C21,-47 36,-34 36,-8C38,16 22,41 0,41C-22,41-38,16-36,-8Z',
};

type HeadProps = { look: FullLook; children?: ReactNode };

/** Draws the hair behind the shoulders, below the body. */
export function BackHair({ look }: HeadProps) {
  if (look.hijab || look.cap) return null;
  const { back } = haircuts[look.hairType][look.sex];
  return (
    <>
      {back && <Cut d={back} fill={look.paint.hair} flat={look.flat} />}
      {look.tie && <path d={ties[look.tie]} stroke={look.paint.hair} strokeWidth={look.tie === 'tail' ? 20 : 28} />}
    </>
  );
}

function Hijab({ look }: HeadProps) {
  return (
    <>
      <Cut
        d="M0,-54C31,-54 45,-30 43,0C42,18 44,26 54,40C46,60 18,66 0,66C-18,66-46,60-54,40C-44,26-42,18-43,0C-45,-30-31,-54 0,-54Z"
        fill={look.hijab ?? c.plum}
        flat={look.flat}
      />
      <path
        d="M-30,34C-16,54 22,54 46,30M-12,54C6,58 26,52 38,44"
        stroke={shade}
        strokeOpacity={0.2}
        strokeWidth={2.5}
      />
      <path
        d="M0,-38C20,-38 31,-24 31,-2C31,22 18,38 0,38C-18,38-31,22-31,-2C-31,-24-20,-38 0,-38Z"
        fill={look.paint.skin}
      />
      <path
        d="M-29.5,-13C-26,-30-15,-38 0,-38C15,-38 26,-30 29.5,-13C20,-26 10,-30 0,-30C-10,-30-20,-26-29.5,-13Z"
        fill="#fff"
        fillOpacity={0.55}
      />
      <g transform="matrix(.92 0 0 .92 0 3)">
        <Face look={look} />
      </g>
    </>
  );
}

function Cap({ fill, flat }: { fill: string; flat: boolean }) {
  return (
    <>
      <Cut d="M-39,-8C-44,-38-26,-58 0,-58C26,-58 44,-38 39,-8C26,-19-26,-19-39,-8Z" fill={fill} drop={2} flat={flat} />
      {!flat && <Stitch d="M-37,-13C-24,-22 24,-22 37,-13" />}
      <path d="M-20,-34h.1M2,-44h.1M22,-32h.1M1,-28h.1" stroke={c.sun} strokeWidth={6.5} />
    </>
  );
}

function Fringe({ look }: HeadProps) {
  const { front, streak } = haircuts[look.hairType][look.sex];
  if (!front) {
    return <path d="M-22,-32Q-12,-42 2,-42" stroke="#fff" strokeOpacity={0.5} strokeWidth={4} />;
  }
  return (
    <>
      <Cut d={front} fill={look.paint.hair} drop={2.5} flat={look.flat} />
      {!look.flat && <path d={streak} stroke="#fff" strokeOpacity={0.28} strokeWidth={3.5} />}
    </>
  );
}

/** The case behind the ear, and the clear tube that leads into it. */
function HearingAid({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x + 3},-7q7,1 6,10q0,5-3,7`} stroke={c.berry} strokeWidth={4.6} />
      <path d={`M${x + 3},-7q-6,1-5,9q0,3 2,4`} stroke={shade} strokeOpacity={0.5} strokeWidth={2.6} />
      <path d={`M${x},7h.1`} stroke={c.white} strokeWidth={5} />
    </>
  );
}

/** Draws a head without the hair behind it; origin mid-face. Children are drawn on top. */
export function Head({ look, children }: HeadProps) {
  if (look.hijab) return <Hijab look={look} />;
  const { turn } = look;
  const left = -37 + Math.max(0, -turn);
  const right = 37 - Math.max(0, turn);
  return (
    <>
      <path d={`M${left},5h.1M${right},5h.1`} stroke={look.paint.skin} strokeWidth={17} />
      {!look.flat && (
        <path
          d={`M${left - 2},2q-3,3 0,7M${right + 2},2q3,3 0,7`}
          stroke={shade}
          strokeOpacity={0.25}
          strokeWidth={2}
        />
      )}
      <Cut d={look.age === 'child' ? skulls.young : skulls.older} fill={look.paint.skin} flat={look.flat} />
      <Face look={look} />
      {look.cap ? <Cap fill={look.cap} flat={look.flat} /> : <Fringe look={look} />}
      {look.hearingAid && <HearingAid x={right} />}
      {children}
    </>
  );
}
