import type { ReactElement } from 'react';
import type { ThingId } from '../../shared/games.ts';
import { objectsCare } from '../../ui/Drawing/objectsCare.tsx';
import { objectsRoom } from '../../ui/Drawing/objectsRoom.tsx';
import { objectsTheatre } from '../../ui/Drawing/objectsTheatre.tsx';
import { c } from '../../ui/Drawing/palette.ts';
import { Cut, Stitch } from '../../ui/Drawing/shapes.tsx';

/** Draws the oxygen clip on a paw. The gadget's own picture has a finger in it. */
function ClipOnPaw() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={6} d="M20,60C-10,60 -20,90 -50,84" />
      <Cut fill={c.mid} d="M16,22Q30,12 60,16T100,30V58H16Z" />
      <Cut fill={c.teal} d="M16,98Q30,108 60,104T100,90V66H16Z" />
      <path stroke={c.coral} strokeWidth={14} d="M46,62h.1" />
      <Stitch d="M34,30Q60,24 86,36" />
    </>
  );
}

/** Draws the cannula under its tape. The gadget's own picture has a hand below. */
function CannulaOnPaw() {
  return (
    <>
      <path stroke={c.mid} strokeWidth={8} d="M30,64C-4,70 0,110 40,116C70,120 96,114 124,122" />
      <Cut fill={c.white} d="M24,36H96Q104,36 104,44V84Q104,92 96,92H24Q16,92 16,84V44Q16,36 24,36Z" />
      <Stitch stroke={c.teal} d="M26,44H94V84H26Z" />
      <path stroke={c.mid} strokeWidth={14} d="M46,64H78" />
      <path stroke={c.coral} strokeWidth={16} d="M36,56V72" />
    </>
  );
}

type Placed = { x: number; y: number; scale: number; Shapes: () => ReactElement };

/** What each object looks like on the teddy, and where, in a field of 240 × 200. */
export const teddyPlacements: Record<ThingId<'teddyoperation'>, Placed> = {
  monitor: { x: 2, y: 62, scale: 0.62, Shapes: objectsRoom['object-monitor'].Shapes },
  stickers: { x: 118, y: 100, scale: 0.34, Shapes: objectsTheatre['object-stickers'].Shapes },
  clip: { x: 66, y: 126, scale: 0.3, Shapes: ClipOnPaw },
  cuff: { x: 156, y: 95, scale: 0.34, Shapes: objectsTheatre['object-cuff'].Shapes },
  mask: { x: 112, y: 56, scale: 0.48, Shapes: objectsCare['object-mask'].Shapes },
  cannula: { x: 172, y: 130, scale: 0.28, Shapes: CannulaOnPaw },
  plaster: { x: 117, y: 138, scale: 0.36, Shapes: objectsCare['object-plaster'].Shapes },
};
