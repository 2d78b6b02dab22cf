import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Image } from '../../../src/ui/Image/Image.tsx';
import { defaultQuality, deviceWidths, imageWidths, isVector, widthsFor } from '../../../src/ui/Image/widths.ts';

it('[#236] is lazy and of quality 75, without crop, gravity or aspect ratio, unless told', () => {
  const plain = renderToStaticMarkup(<Image src="/a.png" width={10} height={20} alt="En sko" />);
  expect(defaultQuality).toBe(75);
  expect(plain).toContain('loading="lazy"');
  expect(plain).not.toMatch(/data-(quality|crop|gravity|aspect-ratio)/);
  const told = renderToStaticMarkup(
    <Image
      src="/a.png"
      width={10}
      height={20}
      alt=""
      loading="eager"
      quality={60}
      crop="fill"
      gravity="face"
      aspectRatio="1:1"
    />,
  );
  expect(told).toMatch(
    /loading="eager".*data-quality="60".*data-crop="fill".*data-gravity="face".*data-aspect-ratio="1:1"/,
  );
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
