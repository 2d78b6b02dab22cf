/** A sound episode: its length, bit rate and timeline. */
import type { Desk } from './desk.ts';

export type SoundEpisode = {
  /** File name in content/media/podcasts, without extension. */
  name: string;
  seconds: number;
  /** Bit rate in kbit/s, chosen so that each file stays below 2 MB. */
  kilobits: number;
  /** Start of each part, in seconds. The pages in content/podcasts use the same times for their chapters. */
  starts: readonly number[];
  play: (desk: Desk) => void;
};
