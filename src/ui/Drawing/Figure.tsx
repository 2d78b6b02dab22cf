import type { ReactNode } from 'react';

import { wardrobe } from './figure/clothing.ts';
import type { Clothes } from './figure/clothing.ts';
import { BackHair, Head } from './figure/Head.tsx';
import { ArmLine, Legs } from './figure/Limbs.tsx';
import { fillLook } from './figure/look.ts';
import type { FullLook, Look } from './figure/look.ts';
import { fillStance } from './figure/pose.ts';
import type { Pose, Stance } from './figure/pose.ts';
import { proportions, round } from './figure/proportions.ts';
import type { Proportions } from './figure/proportions.ts';
import { Torso } from './figure/Torso.tsx';
import { Frame } from './Frame.tsx';
import { c, shade } from './palette.ts';

type FigureProps = Look &
  Partial<Stance> & {
    pose?: Pose;
    clothes?: Clothes;
    /** Position of the figure's origin in the drawing, and its scale. */
    at?: readonly [x: number, y: number, scale: number];
    /** Shapes on the head, such as a hat. Origin mid-face. */
    onHead?: ReactNode;
    /** Shapes behind everything. Origin mid-face. */
    behind?: ReactNode;
    /** What the figure holds in its arms. Origin mid-face. */
    held?: ReactNode;
  };

/** A bald head is slightly lower than one with hair, or it would look like an egg. */
const squashOf = (look: FullLook) => (look.hairType === 'none' && !look.hijab && !look.cap ? 0.95 : 1);

function placeOf(pose: Pose, p: Proportions, at: FigureProps['at'] = [0, 0, 1]) {
  const [x, y, scale] = at;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  if (pose === 'lying') {
    return `translate(${x} ${y})${size} rotate(-90) translate(${p.halfWidth} ${-p.footY / 2})`;
  }
  const base = pose === 'sitting' ? p.hemY : p.footY;
  return `translate(${x} ${round(y - base * scale)})${size}`;
}

function Neck({ look, p }: { look: FullLook; p: Proportions }) {
  const low = p.shoulderY + 2;
  return (
    <>
      <path d={`M-9,28V${low}q9,7 18,0V28Z`} fill={look.paint.skin} />
      <path d={`M-9,32Q0,${low + 2} 9,32v6q-9,9-18,0Z`} fill={shade} fillOpacity={0.16} />
    </>
  );
}

/**
 * Draws the shapes of one figure, to be placed in a `Frame`. Standing, waving and holding: on y = 0.
 * Sitting: the seat is y = 0, the legs hang below. Lying: along y = 0, the head to the left.
 */
export function Figure(props: FigureProps) {
  const { pose = 'standing', at, onHead, behind, held } = props;
  const clothes: Clothes = props.clothes ?? wardrobe.shirt;
  const look = fillLook(props);
  const stance = fillStance(pose, props);
  const p = proportions[look.age];
  const { skin } = look.paint;
  const hem = p.hemY + (pose === 'sitting' ? 0 : (clothes.long ?? 0));
  const squash = squashOf(look);
  const scale = squash === 1 ? p.headScale : `${p.headScale} ${round(p.headScale * squash * 10) / 10}`;
  const head = `rotate(${stance.tilt} 0 34) scale(${scale})`;
  const upper = stance.lean ? `rotate(${stance.lean} 0 ${p.hemY})` : undefined;
  const arms = (
    <>
      <ArmLine side={-1} arm={stance.left} clothes={clothes} skin={skin} p={p} flat={look.flat} />
      <ArmLine side={1} arm={stance.right} clothes={clothes} skin={skin} p={p} flat={look.flat} />
    </>
  );
  const legs = <Legs stance={stance} clothes={clothes} skin={skin} p={p} flat={look.flat} />;
  const legsInFront = stance.legs === 'front' || stance.legs === 'side';
  return (
    <g transform={placeOf(pose, p, at)}>
      {behind}
      {!legsInFront && legs}
      <g transform={upper}>
        <g transform={head}>
          <BackHair look={look} />
        </g>
        <Torso clothes={clothes} p={p} hem={hem} flat={look.flat} />
        {!stance.armsInFront && arms}
        <Neck look={look} p={p} />
        <g transform={head}>
          <Head look={look}>{onHead}</Head>
        </g>
        {held}
        {stance.armsInFront && !legsInFront && arms}
      </g>
      {legsInFront && legs}
      {legsInFront && stance.armsInFront && <g transform={upper}>{arms}</g>}
    </g>
  );
}

type BustProps = Look & { top?: string };

/** Draws the shapes of a head and shoulders in a field of 120 × 120. */
export function Bust({ top = c.teal, ...rest }: BustProps) {
  const look = fillLook(rest);
  const squash = squashOf(look) === 1 ? '' : ' scale(1 .96)';
  return (
    <g transform={`translate(60 62)${squash}`}>
      <BackHair look={look} />
      <path d="M-9,28V44Q0,50 9,44V28Z" fill={look.paint.skin} />
      <path d="M-42,62C-42,48-28,43-13,42Q0,53 13,42C28,43 42,48 42,62Z" fill={top} />
      <path d="M-9,33Q0,45 9,33V40Q0,49-9,40Z" fill={shade} fillOpacity={0.16} />
      <Head look={look} />
    </g>
  );
}

type FaceOnlyProps = Look & { transform: string };

/** Draws a head alone, as on a pillow; origin mid-face. */
export function PillowHead({ transform, ...rest }: FaceOnlyProps) {
  const look = fillLook(rest);
  return (
    <g transform={transform}>
      <BackHair look={look} />
      <Head look={look} />
    </g>
  );
}

type PortraitProps = BustProps & { label?: string | undefined; className?: string | undefined };

/** Draws a head and shoulders as a picture of its own: round thumbnails and the visitor's avatar. */
export function Portrait({ label, className, ...bust }: PortraitProps) {
  return (
    <Frame viewBox="0 0 120 120" label={label} className={className}>
      <Bust {...bust} />
    </Frame>
  );
}
