/** Colouring pictures are black lines on white, and complete. */
import { expect, it } from 'vitest';
import { gameThings } from '../../src/shared/games.ts';
import { colouringDrawings, colouringPicture, colouringSheet } from '../../src/layouts/pictures/colouring.ts';

it('has at least six, one for each word', () => {
  expect(Object.keys(colouringDrawings)).toEqual([...gameThings.colouring]);
  expect(gameThings.colouring.length).toBeGreaterThanOrEqual(6);
});

it.each(Object.values(colouringDrawings))('%s has no colour and no shadow', (name) => {
  for (const svg of [colouringPicture(name), colouringSheet(name)]) {
    const paints = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
    expect(new Set(paints)).toEqual(new Set(['none', '#fff', '#000']));
    expect(svg).not.toMatch(/opacity|var\(/);
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  }
});

it('lays a wide drawing on its side, so that it gets as large as the paper', () => {
  expect(colouringSheet('scene-waking')).toContain('rotate(90)');
  expect(colouringSheet('object-teddy')).not.toContain('rotate(90)"><svg');
  expect(colouringSheet('object-teddy')).toMatch(/^<svg [^>]*width="180mm" height="232mm"/);
});
