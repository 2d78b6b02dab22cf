/** What an episode of sounds is: how long, how large, and how it is laid along its time. */
import type { Desk } from './desk.ts';

export type SoundEpisode = {
  /** Name of the file below content/media/podcasts, without its ending. */
  name: string;
  seconds: number;
  /** Of the file, a second: each stays below 2 MB. */
  kilobits: number;
  /** Where each part begins, in seconds: the chapters of the pages in content/podcasts. */
  starts: readonly number[];
  play: (desk: Desk) => void;
};
