import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';

it('has defaults for a newcomer', () => {
  expect(readConfig({})).toMatchObject({
    siteEnv: 'staging',
    siteUrl: 'http://127.0.0.1:4321',
    contactEmail: 'kontakt@tryggve.example',
    host: '127.0.0.1',
    port: 4321,
    social: [],
  });
});

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', SITE_ENV: '' })).toMatchObject({ port: 4321, siteEnv: 'staging' });
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

it.each([
  [{ SITE_ENV: 'live' }, 'SITE_ENV'],
  [{ SITE_URL: 'tryggve.example' }, 'SITE_URL: must be a full web address'],
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL'],
])('says which setting is wrong: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
