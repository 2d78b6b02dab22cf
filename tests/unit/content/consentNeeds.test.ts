/**
 * Who sees the consent banner: no reader in production while nothing there needs consent, and every reader elsewhere.
 */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { purposes } from '../../../src/shared/consent.ts';
import { askedPurposes, neededPurposes } from '../../../src/content/consentNeeds.ts';
import { buildSite } from '../../../src/content/site.ts';
import { type Content, loadContent } from '../../../src/content/store.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import { shellOf } from '../../../src/layouts/props/shell.ts';

const production = readConfig({ SITE_ENV: 'production' });
const counted = readConfig({ SITE_ENV: 'production', MATOMO_URL: 'https://matomo.example' });
const staging = readConfig({ SITE_ENV: 'staging' });
const { content } = loadContent('content');

/** The content as if the first film and the first episode were on other hosts. */
const embedding = {
  ...content,
  film: content.film.map((film, at) => (at === 0 ? { ...film, data: { ...film.data, provider: 'ur_play' } } : film)),
  episode: content.episode.map((one, at) => (at === 0 ? { ...one, data: { ...one.data, provider: 'acast' } } : one)),
} as Content;

describe('[#170] what is asked about', () => {
  it('is nothing in production, where everything is our own and nobody counts', () => {
    expect(askedPurposes(content, production)).toEqual([]);
  });

  it('is what the site has in production, and no more', () => {
    expect(askedPurposes(content, counted)).toEqual(['matomo']);
    expect(askedPurposes(embedding, production)).toEqual(['ur_play', 'acast']);
    expect(askedPurposes(embedding, counted)).toEqual(['matomo', 'ur_play', 'acast']);
  });

  it('is everything on staging and local sites, whatever they have', () => {
    expect(neededPurposes(content, staging)).toEqual([]);
    for (const config of [staging, readConfig({ SITE_ENV: 'local' })])
      expect(askedPurposes(content, config)).toEqual(purposes);
  });
});

const shell = (config: typeof staging, path: string, language: LanguageCode = 'sv') => {
  const site = buildSite(content);
  return shellOf({ config, site, language, isCaregiversPage: false, page: site.byPath.get(path) });
};

describe('the pages', () => {
  it('[#258] have no way to settings that are not there', () => {
    expect(shell(production, '/tand').cookies.settings).toBeUndefined();
    expect(shell(counted, '/tand').cookies.settings).toBe('/cookies-och-dataskydd#cookies');
    expect(shell(staging, '/tand').cookies.settings).toBe('/cookies-och-dataskydd#cookies');
  });

  it('[#170] ask nothing where it is private, nor over the signs, whatever the site has', () => {
    for (const config of [counted, staging]) {
      expect(shell(config, '/tand').asked).toEqual(askedPurposes(content, config));
      for (const path of ['/psykisk-ohalsa/stress', '/sjukdomar-problem/nar-ar-det-brattom'])
        expect(shell(config, path).asked, path).toEqual([]);
    }
    expect(shell(production, '/tand').asked).toEqual([]);
  });

  it('[#265] ask in Swedish around English pages in production, and say so', () => {
    const { language, langAttributes } = shell(counted, '/en/dental', 'en');
    expect([language, langAttributes.lang]).toEqual(['sv', 'sv']);
  });
});
