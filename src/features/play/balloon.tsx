/** Shapes of a balloon that hangs in its string; origin where it is tied, about 90 × 110 when it is full. */
import { c } from '../../ui/Drawing/palette.ts';
import { Cut, Stitch } from '../../ui/Drawing/shapes.tsx';

/** Draws the balloon, without its string, so that it can be made bigger and smaller from its knot. */
export function Balloon({ fill = c.coral }: { fill?: string }) {
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
