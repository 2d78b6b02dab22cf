import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { pictureType } from '../../../src/server/media/pictureType.ts';

const of = (text: string) => pictureType(Buffer.from(text));

it('[#238] knows pictures by their first bytes', async () => {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fa0' } });
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const)
    expect(pictureType(await picture.clone().toFormat(format).toBuffer()), format).toBe('raster');
  expect(pictureType(await picture.tiff().toBuffer()), 'what browsers do not show').toBeUndefined();
});

it('[#239] knows an SVG by its root, whatever may stand before it', () => {
  expect(of('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('svg');
  expect(
    of('\uFEFF \n<?xml version="1.0"?><!-- a > b --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg>'),
  ).toBe('svg');
  for (const other of ['', '<svgx>', '<html><svg>', '<!-- <svg> ', 'RIFF1234WAVE', '%PDF-1.7', 'MZ', '<?xml', '{}'])
    expect(of(other), other).toBeUndefined();
  expect(of('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), 'entities of its own').toBeUndefined();
});

it('looks at the first 4 kB alone, so that no file takes long, however it is made', () => {
  const comments = (bytes: number) => '<!---->'.repeat(Math.floor(bytes / 7));
  expect(of(`${comments(4000)}<svg>`)).toBe('svg');
  expect(of(`${comments(4200)}<svg>`)).toBeUndefined();
  const file = Buffer.from(`<!--${'-'.repeat(8e6)}`);
  const read = vi.spyOn(file, 'toString');
  expect(pictureType(file)).toBeUndefined();
  expect(Math.max(...read.mock.calls.map(([, , end = Infinity]) => end))).toBe(4096);
});
