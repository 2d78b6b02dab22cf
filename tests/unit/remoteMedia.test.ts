/** Addresses on an image CDN and on a content server. */
import { describe, expect, it } from 'vitest';
import { cdnPicture, proxiedPicture, withContentBase } from '../../src/shared/remoteMedia.ts';

const cdn = 'https://media.tryggve.example/a';
const local = { siteEnv: 'local', contentBase: 'http://127.0.0.1:1337' } as const;
const live = { ...local, siteEnv: 'production' } as const;

describe('[#240] a picture on the image CDN', () => {
  const src = `${cdn}/image/upload/v17/ward/bed.jpg`;

  it('is asked for as WebP of quality 75, whole, with its gravity left to the CDN', () => {
    expect(cdnPicture(src, { width: 640 })).toBe(
      `${cdn}/image/upload/w_640,c_limit,g_auto,q_75,f_webp/v17/ward/bed.jpg`,
    );
  });

  it.each([
    [{ width: 640, height: 360 }, 'w_640,h_360,c_limit,g_auto,q_75,f_webp'],
    [{ width: 640, aspectRatio: '16:9' }, 'w_640,ar_16:9,c_limit,g_auto,q_75,f_webp'],
    [{ width: 64, height: 64, crop: 'fill', gravity: 'face', quality: 40 }, 'w_64,h_64,c_fill,g_face,q_40,f_webp'],
  ] as const)('is cut as told: %o', (cut, wanted) => {
    expect(cdnPicture(src, cut)).toBe(`${cdn}/image/upload/${wanted}/v17/ward/bed.jpg`);
  });

  it('loses what the CDN was asked before, and no folder of its name', () => {
    const again = cdnPicture(cdnPicture(src, { width: 640 }), { width: 750 });
    expect(again).toBe(`${cdn}/image/upload/w_750,c_limit,g_auto,q_75,f_webp/v17/ward/bed.jpg`);
    expect(cdnPicture(`${cdn}/image/upload/w_640`, { width: 16 })).toBe(
      `${cdn}/image/upload/w_16,c_limit,g_auto,q_75,f_webp/w_640`,
    );
  });

  it('comes through our own proxy, with its width and quality', () => {
    const address = new URL(proxiedPicture(src, { width: 1080, quality: 60 }), 'https://tryggve.example');
    expect(address.pathname).toBe('/api/image');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      url: `${cdn}/image/upload/w_1080,c_limit,g_auto,q_60,f_webp/v17/ward/bed.jpg`,
      w: '1080',
      q: '60',
    });
  });

  it('[#239] stays as it is where it is an SVG, or lies elsewhere', () => {
    for (const other of [
      `${cdn}/image/upload/heart.svg`,
      `${cdn}/image/upload/heart.svg?v=2`,
      'https://other.example/a.jpg',
    ])
      expect(cdnPicture(other, { width: 640 })).toBe(other);
  });
});

describe('the content server, while developing', () => {
  it('[#241] has what names no host and is none of our own files', () => {
    expect(withContentBase('/uploads/bed.jpg', local)).toBe('http://127.0.0.1:1337/uploads/bed.jpg');
    expect(withContentBase('uploads/clip.mp4', local)).toBe('http://127.0.0.1:1337/uploads/clip.mp4');
    for (const other of [
      'https://other.example/a.jpg',
      '//other.example/a.jpg',
      'data:image/png;base64,',
      '/_astro/a.1b2c.webp',
      '/drawings/heart.svg',
      '/icon-192.png',
      '/og.png',
    ])
      expect(withContentBase(other, local)).toBe(other);
  });

  it('[#241] has nothing elsewhere, and where it has no address', () => {
    expect(withContentBase('/uploads/bed.jpg', live)).toBe('/uploads/bed.jpg');
    expect(withContentBase('/uploads/bed.jpg', { ...live, siteEnv: 'staging' })).toBe('/uploads/bed.jpg');
    expect(withContentBase('/uploads/bed.jpg', { siteEnv: 'local', contentBase: undefined })).toBe('/uploads/bed.jpg');
  });
});
