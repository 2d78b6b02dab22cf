/** The thread's short motifs: F major, no third beat, with pauses between the notes. */
import { pianoNote } from './synth.ts';

/** Motifs: piano key (MIDI), time in seconds, loudness. */
export const motifs: Readonly<Record<string, readonly (readonly [midi: number, at: number, loud: number])[]>> = {
  open: [
    [53, 0, 0.5],
    [65, 0, 0.8],
    [69, 0.62, 0.7],
    [72, 1.24, 0.75],
    [74, 2.2, 0.7],
    [72, 2.9, 0.6],
  ],
  sleep: [
    [72, 0, 0.55],
    [69, 1, 0.5],
    [67, 2, 0.45],
    [53, 3.1, 0.35],
    [65, 3.1, 0.45],
  ],
  wake: [
    [60, 0, 0.45],
    [65, 0.8, 0.55],
    [69, 1.6, 0.6],
    [72, 2.6, 0.6],
  ],
  end: [
    [74, 0, 0.6],
    [72, 0.62, 0.6],
    [69, 1.24, 0.55],
    [53, 1.9, 0.5],
    [60, 1.9, 0.4],
    [65, 1.9, 0.7],
  ],
  ask: [
    [65, 0, 0.6],
    [67, 0.7, 0.6],
    [72, 1.5, 0.5],
  ],
};

export const music = {
  /** A single piano note. */
  note: ({ midi = 65 }: { midi?: number }) => pianoNote(midi),
};
