import { describe, expect, it } from 'vitest';
import { videoSources } from '../../src/layouts/props/videoSources.ts';

const settings = { siteEnv: 'production', contentBase: undefined, mediaCdnBase: undefined } as const;
const fileUrl = (name: string) => `/_astro/${name}`;
const proxied = (url: string) => `/api/video-proxy?url=${encodeURIComponent(url)}`;

it('our own film is there in two formats, the smaller first', () => {
  expect(videoSources({ file: 'clips/stick' }, settings, fileUrl)).toEqual([
    { src: '/_astro/clips/stick.webm', type: 'video/webm' },
    { src: '/_astro/clips/stick.mp4', type: 'video/mp4' },
  ]);
});

describe('[#229] a film with a public id', () => {
  const atCdn = { ...settings, mediaCdnBase: 'https://media.example/video/upload' };

  it('comes from the media CDN as webm and mp4, which chooses the quality, and through our own host', () => {
    expect(videoSources({ publicId: 'klipp/gör det' }, atCdn, fileUrl)).toEqual([
      { src: proxied('https://media.example/video/upload/f_webm,q_auto/klipp/g%C3%B6r%20det'), type: 'video/webm' },
      { src: proxied('https://media.example/video/upload/f_mp4,q_auto/klipp/g%C3%B6r%20det'), type: 'video/mp4' },
    ]);
  });

  it('needs the address of the CDN', () => {
    expect(() => videoSources({ publicId: 'a' }, settings, fileUrl)).toThrow('set MEDIA_CDN_BASE');
  });

  it.each([
    ['https://films.example/a.mp4?b=1&c', 'video/mp4'],
    ['https://films.example/a.WEBM', 'video/webm'],
    ['//films.example/a', undefined],
  ])('without one the address as it is, through our own host: %s', (videoUrl, type) => {
    expect(videoSources({ videoUrl }, atCdn, fileUrl)).toEqual([{ src: proxied(videoUrl), type }]);
  });
});

describe('[#230] an address without a host', () => {
  const contentBase = 'https://content.example';
  it.each(['/uploads/a.mp4', 'uploads/a.mp4'])('is at the content server in local: %s', (videoUrl) => {
    expect(videoSources({ videoUrl }, { ...settings, siteEnv: 'local', contentBase }, fileUrl)).toEqual([
      { src: proxied('https://content.example/uploads/a.mp4'), type: 'video/mp4' },
    ]);
  });

  it('is at our own host everywhere else, and in local where no server is set', () => {
    const own = [{ src: '/uploads/a.mp4', type: 'video/mp4' }];
    for (const siteEnv of ['staging', 'production'] as const)
      expect(videoSources({ videoUrl: '/uploads/a.mp4' }, { ...settings, siteEnv, contentBase }, fileUrl)).toEqual(own);
    expect(videoSources({ videoUrl: 'uploads/a.mp4' }, { ...settings, siteEnv: 'local' }, fileUrl)).toEqual(own);
  });

  it('one with a host is left alone in local too', () => {
    expect(
      videoSources({ videoUrl: 'https://a.example/b.mp4' }, { ...settings, siteEnv: 'local', contentBase }, fileUrl),
    ).toEqual([{ src: proxied('https://a.example/b.mp4'), type: 'video/mp4' }]);
  });
});
