import { shade } from './palette.ts';

type CutProps = {
  d: string;
  fill: string;
  drop?: number;
  /** Without the shadow, for small pieces of a scene, where only the big ones have one. */
  flat?: boolean;
};

/** Draws a big piece of paper with its hard shadow straight below. */
export function Cut({ d, fill, drop = 3, flat = false }: CutProps) {
  if (flat) return <path d={d} fill={fill} />;
  return (
    <>
      <path d={d} fill={shade} fillOpacity={0.14} transform={`translate(0 ${drop})`} />
      <path d={d} fill={fill} />
    </>
  );
}

type StitchProps = { d: string; stroke?: string };

/** Draws one row of stitching along a seam. */
export function Stitch({ d, stroke = '#fff' }: StitchProps) {
  return <path d={d} stroke={stroke} strokeOpacity={0.75} strokeWidth={2} strokeDasharray="5 4" />;
}
