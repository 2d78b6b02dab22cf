import type { Purpose } from './consent.ts';

/** The names of the purposes, as the providers write them. */
export const purposeNames: Record<Purpose, string> = {
  matomo: 'Matomo',
  soundcloud: 'SoundCloud',
  youtube: 'YouTube',
  svt_play: 'SVT Play',
  ur_play: 'UR Play',
  acast: 'Acast',
};
