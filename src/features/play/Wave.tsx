import { Frame } from '../../ui/Drawing/Frame.tsx';
import { c } from '../../ui/Drawing/palette.ts';
import type { ThingId } from '../../shared/games.ts';

/** The wave of each sound: high is loud, flat is a pause. */
const waves: Record<ThingId<'matchsound'>, string> = {
  monitor: 'M8,50H24V16H34V84H44V50H84V16H94V84H104V50H144V16H154V84H164V50H204V16H214V84H224V50H292',
  machine:
    'M8,50C30,50 40,22 66,22S100,50 112,50C126,50 132,78 154,78S188,50 200,50C222,50 226,24 248,24S280,50 292,50',
  suction:
    'M8,50H20L26,30 32,70 38,22 44,76 50,34 56,64 62,50H112L118,26 124,72 130,30 136,78 142,36 148,62 154,50H204L210,28 216,74 222,22 228,70 234,32 240,66 246,50H292',
  bed: 'M8,50Q18,36 28,50T48,50T68,50T88,50T108,50T124,50L132,8 142,92 152,20 160,80 168,50Q178,36 188,50T208,50T228,50T248,50T268,50T292,50',
  cuff: 'M8,50L14,26 20,74 26,26 32,74 38,50H54L60,26 66,74 72,26 78,74 84,50H100L106,26 112,74 118,26 124,74 130,50H148L152,20 156,80 162,24 168,76 176,28 184,72 194,34 204,66 216,40 228,60 244,46 260,54 276,49 292,50',
};

/** Draws a sound, for those who don't hear it. Decorative, because the words beside it say the same. */
export function Wave({ name }: { name: ThingId<'matchsound'> }) {
  return (
    <Frame viewBox="0 0 300 100">
      <path stroke={c.mid} strokeWidth={2} strokeDasharray="4 6" d="M8,50H292" />
      <path stroke={c.ink} strokeWidth={5} d={waves[name]} />
    </Frame>
  );
}
