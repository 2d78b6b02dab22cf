/** Which of the device's voices may read a text. */

/** What the interface of speech tells of a voice. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name' | 'voiceURI' | 'default'>;

/** Languages whose voices go by other codes too. Cantonese (`yue`, `zh-HK`) is another spoken language than Mandarin. */
const codes: Record<string, string> = {
  nb: 'nb|no',
  zh: 'zh(?!.hk)|cmn',
  'fa-AF': 'fa|prs',
};

/** Languages whose pages are written for readers of one country first. */
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
 * Returns what the language of a voice has to match, small and capital letters alike, to read a language.
 * @param language as the `lang` attribute has it
 */
export const voicePattern = (language: string): string => {
  const [primary = ''] = partsOf(language);
  return `^(?:${codes[language] ?? primary})(?![a-z])`;
};

/**
 * Returns the voices that may read a language, the best first. A voice that is not on the device would send every word
 * to somebody else, so it is left out.
 * @param voices what `speechSynthesis.getVoices()` gives
 * @param language as the `lang` attribute has it
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
 * Returns the voice that reads a language: the one that the reader has chosen, else the best; none where none is there.
 * @param kept the address (`voiceURI`) of the chosen one
 */
export function chooseVoice<One extends Voice>(
  voices: readonly One[],
  language: string,
  kept: unknown,
): One | undefined {
  const fitting = localVoices(voices, language);
  return fitting.find(({ voiceURI }) => voiceURI === kept) ?? fitting[0];
}
