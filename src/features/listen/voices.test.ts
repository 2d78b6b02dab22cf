import { expect, it } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { chooseVoice, localVoices, type Voice, voicePattern } from './voices.ts';

const voice = (name: string, lang: string, rest: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  voiceURI: name,
  localService: true,
  default: false,
  ...rest,
});
const names = (voices: readonly Voice[], language: string) => localVoices(voices, language).map(({ name }) => name);

it('takes voices of the device alone: another sends the text away', () => {
  const voices = [voice('near', 'sv-SE'), voice('far', 'sv-SE', { localService: false })];
  expect(names(voices, 'sv')).toEqual(['near']);
  expect(chooseVoice(voices, 'sv', 'far')?.name).toBe('near');
  expect(chooseVoice([voices[1] as Voice], 'sv', 'far')).toBeUndefined();
});

it('takes voices of the language, as the systems write it, and none of a language whose code begins alike', () => {
  const voices = ['sv-SE', 'sv_SE', 'sv', 'SV-se', 'svb-XX', 'fi-FI'].map((lang) => voice(lang, lang));
  expect(names(voices, 'sv').toSorted()).toEqual(['SV-se', 'sv', 'sv-SE', 'sv_SE']);
});

it('knows languages that voices call otherwise', () => {
  expect(names([voice('a', 'no-NO'), voice('b', 'nn-NO'), voice('c', 'nb-NO')], 'nb')).toEqual(['a', 'c']);
  expect(names([voice('a', 'fa-IR'), voice('b', 'prs-AF')], 'fa-AF')).toEqual(['b', 'a']);
  expect(names([voice('a', 'zh-HK'), voice('b', 'zh_HK'), voice('c', 'zh-CN'), voice('d', 'cmn-Hans')], 'zh')).toEqual([
    'c',
    'd',
  ]);
});

it('prefers the country of the page, then what the device prefers, and above all what the reader has chosen', () => {
  const voices = [
    voice('fi', 'sv-FI', { default: true }),
    voice('one', 'sv-SE'),
    voice('two', 'sv-SE', { default: true }),
  ];
  expect(names(voices, 'sv')).toEqual(['two', 'one', 'fi']);
  expect(chooseVoice(voices, 'sv', undefined)?.name).toBe('two');
  expect(chooseVoice(voices, 'sv', 'fi')?.name).toBe('fi');
  expect(chooseVoice(voices, 'sv', { not: 'a name' })?.name).toBe('two');
});

it('has a pattern for every language that matches its own code', () => {
  for (const code of languageCodes) expect(new RegExp(voicePattern(code), 'i').test(code)).toBe(true);
});
