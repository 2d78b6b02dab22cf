/** Captions: their times, a check that children have time to read them, and WebVTT. */
import { formats, timeline, type Board } from './board.ts';

export const languages = ['sv', 'en'] as const;
export type Language = (typeof languages)[number];

/** A caption on the screen, in seconds of the film. */
export type Cue = { from: number; to: number; text: string };

/** Returns the captions of a film, in seconds of the film. */
export function cues(board: Board, language: Language): Cue[] {
  return timeline(board).list.flatMap(({ scene, start }) =>
    (scene.captions ?? []).map(([from, to, sv, en]) => ({
      from: start + from,
      to: start + to,
      text: language === 'sv' ? sv : en,
    })),
  );
}

/** Maximum words in a line, lines, and characters a second. A nine-year-old reads about 12 characters a second. */
const limits = { words: 8, lines: 2, pace: 12 };

/** Returns the problems with the captions, as texts; an empty list if a child can read them. */
export function checkCaptions(board: Board): string[] {
  const { seconds } = timeline(board);
  return languages.flatMap((language) => {
    let last = 0;
    return cues(board, language).flatMap(({ from, to, text }) => {
      const lines = text.split('\n');
      const words = lines.map((line) => line.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length);
      const pace = text.replaceAll('\n', ' ').length / (to - from);
      const wrong = [
        lines.length > limits.lines && `more than ${limits.lines} lines`,
        Math.max(...words) > limits.words && `more than ${limits.words} words in a line`,
        pace > limits.pace && `${pace.toFixed(1)} characters a second`,
        from < last - 0.001 && 'begins before the last one ends',
        to > seconds && 'ends after the film',
      ].filter((what) => what !== false);
      last = to;
      return wrong.map((what) => `${language}: "${text.replaceAll('\n', ' / ')}": ${what}`);
    });
  });
}

const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/**
 * Returns the captions as WebVTT. Clips set the position of their captions, because the viewer's buttons cover the
 * lower edge; in films the player places captions above its controls.
 */
export function webVtt(board: Board, language: Language): string {
  const place = board.format === 'clip' ? ` line:${formats.clip.captions.line}% position:50% align:center` : '';
  const blocks = cues(board, language).map(
    ({ from, to, text }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}${place}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
