/** Selects the voices of the device that may read a text. */

/** What the Web Speech API reports about a voice. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name' | 'voiceURI' | 'default'>;

/** Languages whose voices also have other codes. Cantonese (`yue`, `zh-HK`) is not Mandarin. */
const codes: Record<string, string> = {
  nb: 'nb|no',
  zh: 'zh(?!.hk)|cmn',
  'fa-AF': 'fa|prs',
};

/** The preferred region of a language: the country that its pages are written for. */
const regions: Record<string, string> = {
  sv: 'SE',
  en: 'GB',
  pt: 'PT',
  zh: 'CN',
  'fa-AF': 'AF',
  'fa-IR': 'IR',
};

/** Android writes `sv_SE`. */
const partsOf = (tag: string): string[] => tag.split(/[-_]/);

/**
 * Returns a case-insensitive pattern for the `lang` of voices that can read a language.
 * @param language as in the `lang` attribute
 */
export const voicePattern = (language: string): string => {
  const [primary = ''] = partsOf(language);
  return `^(?:${codes[language] ?? primary})(?![a-z])`;
};

/**
 * Returns the voices that may read a language, the best first. Only local voices: a remote voice would send every word
 * to a third party.
 * @param voices the result of `speechSynthesis.getVoices()`
 * @param language as in the `lang` attribute
 */
export function localVoices<One extends Voice>(voices: readonly One[], language: string): One[] {
  const pattern = new RegExp(voicePattern(language), 'i');
  const region = regions[language] ?? partsOf(language)[1];
  const rank = (voice: One) => (partsOf(voice.lang).includes(region ?? '') ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter(({ lang, localService }) => localService && pattern.test(lang))
    .sort((a, b) => rank(b) - rank(a));
}

/**
 * Returns the voice for a language: the visitor's choice, the best one, or `undefined` if there is none.
 * @param kept the `voiceURI` of the choice
 */
export function chooseVoice<One extends Voice>(
  voices: readonly One[],
  language: string,
  kept: unknown,
): One | undefined {
  const fitting = localVoices(voices, language);
  return fitting.find(({ voiceURI }) => voiceURI === kept) ?? fitting[0];
}
