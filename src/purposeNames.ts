import type { Purpose } from './consent.ts';

/** Names of the purposes, as they call themselves. */
export const purposeNames: Record<Purpose, string> = {
  matomo: 'Matomo',
  soundcloud: 'SoundCloud',
  youtube: 'YouTube',
  svt_play: 'SVT Play',
  ur_play: 'UR Play',
  acast: 'Acast',
};
