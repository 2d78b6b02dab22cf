import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFacts } from '../../../src/content/facts.ts';
import { timeline, type Board } from '../../../films/engine/board.ts';
import { checkCaptions, languages, webVtt } from '../../../films/engine/captions.ts';
import { picture } from '../../../films/engine/picture.ts';

const folder = path.resolve('films/boards');
const names = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const boards = await Promise.all(
  names.map(async (file) => {
    const { default: board } = (await import(path.join(folder, file))) as { default: Board };
    return { name: path.basename(file, '.ts'), board };
  }),
);
const { facts } = parseFacts('content/facts.md', readFileSync('content/facts.md', 'utf8'));
const lengths = { film: [30, 75], clip: [10, 30] } as const;

describe.each(boards)('the storyboard $name', ({ name, board }) => {
  const { seconds } = timeline(board);
  const media = path.resolve('content/media', `${board.format}s`);

  test('lasts as long as a child watches', () => {
    const [shortest, longest] = lengths[board.format];
    expect(seconds).toBeGreaterThanOrEqual(shortest);
    expect(seconds).toBeLessThanOrEqual(longest);
  });

  test('has pages that say how long it is', () => {
    for (const language of languages) {
      const pages = path.resolve('content', `${board.format}s`, language);
      const texts = readdirSync(pages).map((file) => readFileSync(path.join(pages, file), 'utf8'));
      const own = texts.filter((text) => text.includes(`\nfile: ${name}\n`));
      expect(own).toHaveLength(1);
      const said = Number(/\nduration: ([\d.]+)/.exec(own[0] ?? '')?.[1]);
      expect(Math.abs(said - seconds)).toBeLessThan(1);
    }
  });

  test('has captions that a child can read in time', () => {
    expect(checkCaptions(board)).toEqual([]);
  });

  test('can be drawn at every half second, and the same each time', () => {
    for (let t = 0; t < seconds; t += 0.5) expect(picture(board, t)).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture(board, board.posterAt)).toBe(picture(board, board.posterAt));
  });

  test('rests on sourced rows of the facts sheet', () => {
    expect(board.facts).not.toHaveLength(0);
    for (const row of board.facts) expect(facts.get(row), row).toMatchObject({ unsourced: false });
  });

  test('says in words what is seen and heard, in both languages', () => {
    for (const language of languages) expect(board.transcript[language].length).toBeGreaterThan(200);
  });

  test('has finished files, none too heavy, and captions as the storyboard has them', () => {
    for (const type of ['webm', 'mp4', 'jpg']) {
      const file = path.join(media, `${name}.${type}`);
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size).toBeLessThan(1_500_000);
    }
    for (const language of languages) {
      expect(readFileSync(path.join(media, `${name}.${language}.vtt`), 'utf8')).toBe(webVtt(board, language));
    }
  });
});
