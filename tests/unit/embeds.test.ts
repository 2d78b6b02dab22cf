/** Addresses of other hosts' players: exactly these. */
import { describe, expect, it } from 'vitest';
import { audioProviders, embedAddress, filmProviders, watchAddress } from '../../src/shared/embeds.ts';
import { frameHosts } from '../../src/server/http/headers.ts';

const ids = { youtube: 'dQw-_abc123', svt_play: 'jXvK7aB', ur_play: '213896' } as const;
const options = { locale: 'sv', autoplay: true };

describe('[#211] YouTube', () => {
  it('plays in its privacy mode, at once, with controls, in place and in the reader’s language', () => {
    expect(embedAddress('youtube', ids.youtube, options)).toBe(
      'https://www.youtube-nocookie.com/embed/dQw-_abc123?autoplay=1&controls=1&playsinline=1&hl=sv',
    );
  });

  it('has its captions on for a reader of another language than Swedish', () => {
    expect(embedAddress('youtube', ids.youtube, { locale: 'en', autoplay: false })).toBe(
      'https://www.youtube-nocookie.com/embed/dQw-_abc123?autoplay=0&controls=1&playsinline=1&hl=en&cc_load_policy=1',
    );
  });
});

it('[#212] SVT Play and UR Play have addresses of their own', () => {
  expect(embedAddress('svt_play', ids.svt_play, options)).toBe('https://www.svtplay.se/embed/jXvK7aB');
  expect(embedAddress('ur_play', ids.ur_play, options)).toBe('https://urplay.se/embed/213896');
});

it('[#66] SoundCloud and Acast have players of an episode, and pages of it', () => {
  expect(embedAddress('soundcloud', 'podden/avsnitt-1', { locale: 'sv', autoplay: false })).toBe(
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fpodden%2Favsnitt-1&auto_play=false&show_comments=false',
  );
  expect(watchAddress('soundcloud', 'podden/avsnitt-1')).toBe('https://soundcloud.com/podden/avsnitt-1');
  expect(embedAddress('acast', 'podden/avsnitt-1', options)).toBe(
    'https://embed.acast.com/podden/avsnitt-1?autoplay=true',
  );
  expect(watchAddress('acast', 'podden/avsnitt-1')).toBe('https://shows.acast.com/podden/episodes/avsnitt-1');
});

it.each(audioProviders)('[#273] of %s the policy allows frames, and of nothing but an episode of it', (provider) => {
  const hosts: readonly string[] = frameHosts;
  expect(hosts).toContain(new URL(embedAddress(provider, 'a/b', options)).origin);
  for (const id of ['', 'a', 'a/', 'a/b/c', '../b', 'a/b?x=1', 'https://evil.example/a', 'a/b#c', 'a /b']) {
    expect(() => embedAddress(provider, id, options), id).toThrow(`is no id of ${provider}`);
    expect(() => watchAddress(provider, id), id).toThrow(TypeError);
  }
});

it.each(filmProviders)('[#273] the content policy allows frames of %s, and its page is over https', (provider) => {
  const hosts: readonly string[] = frameHosts;
  expect(hosts).toContain(new URL(embedAddress(provider, ids[provider], options)).origin);
  expect(watchAddress(provider, ids[provider])).toMatch(/^https:\/\//);
});

it.each(filmProviders)('an id that is none of %s makes no address', (provider) => {
  for (const id of ['', 'a', 'https://evil.example', '../../evil12', 'abc?x=1&y=2', 'abcdefghij/', 'a'.repeat(40)]) {
    expect(() => embedAddress(provider, id, options), id).toThrow(TypeError);
    expect(() => watchAddress(provider, id), id).toThrow(`is no id of ${provider}`);
  }
});
