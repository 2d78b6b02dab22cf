import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';

it('has defaults for a newcomer', () => {
  expect(readConfig({})).toMatchObject({
    siteEnv: 'staging',
    isRelease: false,
    siteUrl: 'http://127.0.0.1:4321',
    contactEmail: 'kontakt@tryggve.example',
    host: '127.0.0.1',
    port: 4321,
    social: [],
  });
});

it('builds a release where it is told to, and wants a yes or a no', () => {
  expect(readConfig({ RELEASE: 'true' }).isRelease).toBe(true);
  expect(() => readConfig({ RELEASE: 'perhaps' })).toThrow('Wrong settings: RELEASE');
});

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', SITE_ENV: '' })).toMatchObject({ port: 4321, siteEnv: 'staging' });
});

it('limits search as specified, and trusts no proxy, unless told otherwise', () => {
  expect(readConfig({})).toMatchObject({ searchLimit: { rate: 50, burst: 500 }, trustProxy: [] });
  expect(readConfig({ SEARCH_RATE: '0', SEARCH_BURST: '9', TRUST_PROXY: '127.0.0.1, fd00::/8' })).toMatchObject({
    searchLimit: { rate: 0, burst: 9 },
    trustProxy: ['127.0.0.1', 'fd00::/8'],
  });
});

it('holds 64 MB of files in memory unless told otherwise', () => {
  expect(readConfig({}).staticCacheBytes).toBe(64_000_000);
  expect(readConfig({ STATIC_CACHE_MB: '0.5' }).staticCacheBytes).toBe(500_000);
});

it('searches in the server itself unless told otherwise, and never repeats a password', () => {
  expect(readConfig({}).searchEngine).toMatchObject({ name: 'minisearch', databaseUrl: undefined });
  const wrong = () => readConfig({ DATABASE_URL: 'mysql://user:hemligt@127.0.0.1/x' });
  expect(wrong).toThrow('DATABASE_URL: must be the address of a PostgreSQL database');
  expect(wrong).not.toThrow('hemligt');
});

it('asks no other host for pictures and films unless told, and keeps 200 MB of what it made', () => {
  expect(readConfig({})).toMatchObject({
    mediaHosts: [],
    mediaCdnBase: undefined,
    contentBase: undefined,
    mediaLimit: { rate: 10, burst: 100 },
    imageCache: { folder: '.cache/images', bytes: 200e6 },
  });
  expect(readConfig({ MEDIA_HOSTS: 'media.tryggve.example, b.example' }).mediaHosts).toEqual([
    'media.tryggve.example',
    'b.example',
  ]);
});

it('shows the networks that are set, in order', () => {
  const { social } = readConfig({
    SOCIAL_FACEBOOK: 'https://example.org/f',
    SOCIAL_INSTAGRAM: 'https://example.org/i/',
  });
  expect(social).toEqual([
    { network: 'instagram', url: 'https://example.org/i' },
    { network: 'facebook', url: 'https://example.org/f' },
  ]);
});

it('counts visits where a Matomo is named, and nowhere else', () => {
  expect(readConfig({}).matomoUrl).toBeUndefined();
  expect(readConfig({ MATOMO_URL: 'https://example.org/matomo/' }).matomoUrl).toBe('https://example.org/matomo');
});

it.each([
  [{ SITE_ENV: 'live' }, 'SITE_ENV'],
  [{ MATOMO_URL: 'matomo' }, 'MATOMO_URL: must be a full web address'],
  [{ SITE_URL: 'tryggve.example' }, 'SITE_URL: must be a full web address'],
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL'],
  [{ STATIC_CACHE_MB: '-1' }, 'STATIC_CACHE_MB'],
  [{ SEARCH_RATE: '-1' }, 'SEARCH_RATE'],
  [{ SEARCH_BURST: '0' }, 'SEARCH_BURST'],
  [{ TRUST_PROXY: '127.0.0.1, nginx' }, 'TRUST_PROXY: nginx is neither an address nor a range'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
  [{ SEARCH_ENGINE: 'solr' }, 'SEARCH_ENGINE'],
  [{ ALGOLIA_REGION: 'se' }, 'ALGOLIA_REGION'],
  [{ MEDIA_HOSTS: 'a.example *.example' }, 'MEDIA_HOSTS: *.example is no plain name of a host'],
  [{ MEDIA_HOSTS: 'https://a.example' }, 'MEDIA_HOSTS'],
  [{ MEDIA_HOSTS: 'a.example:8443' }, 'MEDIA_HOSTS'],
  [{ MEDIA_HOSTS: 'localhost' }, 'MEDIA_HOSTS'],
  [{ MEDIA_HOSTS: '10.0.0.1' }, 'MEDIA_HOSTS'],
  [{ MEDIA_HOSTS: '[::1]' }, 'MEDIA_HOSTS'],
  [{ MEDIA_HOSTS: 'A.example' }, 'MEDIA_HOSTS'],
  [{ MEDIA_CDN_BASE: 'media' }, 'MEDIA_CDN_BASE: must be a full web address'],
  [{ CONTENT_BASE: '/uploads' }, 'CONTENT_BASE: must be a full web address'],
  [{ IMAGE_CACHE_MB: '-1' }, 'IMAGE_CACHE_MB'],
])('says which setting is wrong: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
