import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Image } from '../../../src/ui/Image/Image.tsx';
import { transformsFor } from '../../../src/ui/Image/transforms.ts';
import { deviceWidths, imageWidths, isVector } from '../../../src/shared/images.ts';
import { widthsFor } from '../../../src/ui/Image/widths.ts';

const photo = { width: 2000, height: 1000, format: 'jpg' };

it('[#236] is lazy unless told', () => {
  const plain = <Image src="/a.png" width={10} height={20} alt="En sko" />;
  expect(renderToStaticMarkup(plain)).toContain('loading="lazy"');
  const told = <Image src="/a.png" width={10} height={20} alt="" loading="eager" />;
  expect(renderToStaticMarkup(told)).toContain('loading="eager"');
});

it('[#236] is whole and of quality 75, in modern formats first, unless told', () => {
  const plain = transformsFor(photo);
  expect(plain.map(({ format }) => format)).toEqual(['avif', 'webp', 'jpg']);
  for (const transform of plain) {
    expect(transform).toMatchObject({ quality: 75, width: 2000, height: 1000 });
    expect(transform).not.toHaveProperty('fit');
  }
  const [told] = transformsFor(photo, { quality: 60, crop: 'fill', gravity: 'top', aspectRatio: '1:1' });
  expect(told).toMatchObject({ quality: 60, width: 1000, height: 1000, fit: 'cover', position: 'top' });
  expect(transformsFor(photo, { crop: 'fill', aspectRatio: '4:1' })[0]).toMatchObject({
    height: 500,
    position: 'attention',
  });
  expect(transformsFor({ ...photo, format: 'webp' })).toHaveLength(2);
});

it('[#237] has the widths of the specification', () => {
  expect(deviceWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(imageWidths).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
});

it('[#242] carries its size and its alternative text', () => {
  expect(renderToStaticMarkup(<Image src="/a.png" width={10} height={20} alt="En sko" />)).toMatch(
    /width="10" height="20" alt="En sko"/,
  );
});

it('offers modern formats before the picture itself', () => {
  const html = renderToStaticMarkup(
    <Image
      src="/a.png"
      width={10}
      height={20}
      alt=""
      sources={[{ type: 'image/avif', srcSet: '/a.avif 640w' }]}
      sizes="100vw"
    />,
  );
  expect(html).toMatch(/^<picture><source type="image\/avif" srcSet="\/a.avif 640w" sizes="100vw"\/><img/);
});

it('never offers a picture larger than it is', () => {
  expect(widthsFor(1000)).toEqual([640, 750, 828, 1000]);
  expect(widthsFor(5000)).toEqual([...deviceWidths]);
  expect(widthsFor(1000, 100)).toEqual([128, 256]);
  expect(widthsFor(150, 100)).toEqual([128, 150]);
});

it('tells vector pictures apart', () => {
  expect(['/a.svg', '/a.svg?x=1', '/a.png', '/svg.png'].map(isVector)).toEqual([true, true, false, false]);
});
