import { expect, it, vi } from 'vitest';
import {
  avatarVersion,
  defaults,
  parsePreferences,
  preferencesVersion,
  storageKey,
} from '../../../src/shared/preferences.ts';

const parsed = (value: unknown) => parsePreferences(JSON.stringify(value));

it('[#248] [#253] has the fields of the specification, under one key, in version 1', () => {
  expect(storageKey).toBe('tryggve');
  expect(preferencesVersion).toBe(1);
  expect(Object.keys(parsePreferences(null))).toEqual(
    expect.arrayContaining([
      'selectedLanguage',
      'reducedMotionEnabled',
      'audioDescriptionEnabled',
      'pwa',
      'recentSearches',
      'cookies',
      'aa_avatar',
    ]),
  );
  expect(Object.keys(defaults.pwa)).toEqual(['onboardingComplete', 'showBackButton', 'showShareButton']);
});

it('[#249] starts with the specified avatar', () => {
  expect(parsePreferences(null).aa_avatar).toEqual({
    sex: 'female',
    skin: 'fair',
    lips: 'red',
    eyes: 'brown',
    hair: { color: 'brown', type: 'curly' },
    isSaved: false,
    version: 1,
  });
});

it('[#250] replaces an avatar of another version, and keeps one of this', () => {
  const avatar = { ...defaults.aa_avatar, eyes: 'green', isSaved: true };
  expect(parsed({ aa_avatar: avatar }).aa_avatar.eyes).toBe('green');
  expect(parsed({ aa_avatar: { ...avatar, version: avatarVersion + 1 } }).aa_avatar).toEqual(defaults.aa_avatar);
});

it.each(['{broken', '[]', '"text"', '7', 'null'])('[#251] takes the defaults for %s, and says so', (text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parsePreferences(text)).toEqual(defaults);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('[#132] keeps of lists of texts the texts alone', () => {
  const { recentSearches, questions } = parsed({
    recentSearches: ['narkos', {}, ' ', null, 7, ['fasta'], 'smärta'],
    questions: [false, 'Får jag ha med mig min nalle?'],
  });
  expect(recentSearches).toEqual(['narkos', 'smärta']);
  expect(questions).toEqual(['Får jag ha med mig min nalle?']);
});

it('takes the default for a field of another kind, and keeps the fields that it does not know', () => {
  const value = parsed({
    theme: 'pink',
    textSize: 3,
    recentSearches: 'narkos',
    pwa: { showBackButton: 'yes', later: 1 },
    later: [1],
  });
  expect(value).toMatchObject({ theme: 'system', textSize: 'normal', recentSearches: [], later: [1] });
  expect(value.pwa).toEqual({ ...defaults.pwa, later: 1 });
});

it('reads nothing from a later version', () => {
  expect(parsed({ version: 2, theme: 'dark' })).toEqual(defaults);
});
