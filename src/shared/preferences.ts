/**
 * The reader's preferences: their shape, their defaults, and how the stored text is parsed [#248] [#250] [#251] [#253].
 */

/** The only local storage key of the site. */
export const storageKey = 'tryggve';
/** Version of the shape. A higher stored version is kept until the reader changes a preference. */
export const preferencesVersion = 1;
/** Version of the avatar. An avatar of any other version is replaced by the default. */
export const avatarVersion = 1;

export const themes = ['system', 'light', 'dark'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;

/**
 * Most field names come from the specification. Our own are theme, textSize, discreet, hospitalId, questions,
 * listening, readAloud, day, plan and aside. The page on data protection describes each field; a test compares it with
 * this list.
 */
export const defaults = {
  version: preferencesVersion,
  selectedLanguage: 'sv',
  reducedMotionEnabled: false,
  audioDescriptionEnabled: false,
  pwa: { onboardingComplete: false, showBackButton: true, showShareButton: true },
  recentSearches: [] as string[],
  /** The consent record; `undefined` before the reader has answered. */
  cookies: undefined as Record<string, boolean | number> | undefined,
  aa_avatar: {
    sex: 'female',
    skin: 'fair',
    lips: 'red',
    eyes: 'brown',
    hair: { color: 'brown', type: 'curly' },
    isSaved: false,
    version: avatarVersion,
  },
  theme: 'system' as (typeof themes)[number],
  textSize: 'normal' as (typeof textSizes)[number],
  /** Discreet mode: no pictures, no colour, and a neutral tab title. */
  discreet: false,
  hospitalId: undefined as string | undefined,
  /** Questions to ask at the hospital, as text. */
  questions: [] as string[],
  /** Position in each podcast episode, in seconds, by episode id. */
  listening: {} as Record<string, unknown>,
  /** Settings for reading aloud: `speed`, and the `voiceURI` of the device's voice for each language. */
  readAloud: {} as Record<string, unknown>,
  /** The reader's choices in My day and My plan; src/features/day defines the format. */
  day: {} as Record<string, unknown>,
  plan: {} as Record<string, unknown>,
  /**
   * The parts of day, plan and questions that "leave quickly" has hidden (src/features/discreet/leaveBar.enhance.ts).
   */
  aside: {} as Record<string, unknown>,
};

export type Preferences = typeof defaults;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns `value` if it has the type of the default, else the default. Objects are checked field by field; unknown
 * fields are kept.
 */
function sameKind(value: unknown, fallback: unknown): unknown {
  if (fallback === undefined || value === undefined) return value ?? fallback;
  if (isRecord(fallback)) {
    if (!isRecord(value)) return fallback;
    const known = Object.entries(fallback).map(([key, part]) => [key, sameKind(value[key], part)]);
    return { ...value, ...Object.fromEntries(known) };
  }
  return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback) ? value : fallback;
}

/** Returns the non-empty strings in a list. Stored data may contain anything. */
const textsOf = (list: readonly unknown[]): string[] =>
  list.filter((one) => typeof one === 'string' && one.trim() !== '') as string[];

const oneOf = <T extends string>(choices: readonly T[], value: string, fallback: T): T =>
  choices.find((choice) => choice === value) ?? fallback;

/**
 * Parses the stored preferences. A field that is missing or has the wrong type gets its default; unknown fields are
 * kept.
 * @param stored the text in storage, or `null` if there is none
 */
export function parsePreferences(stored: string | null): Preferences {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    // Reported below.
  }
  if (!isRecord(value)) console.warn('Preferences not read');
  const read = isRecord(value) && !(Number(value['version']) > preferencesVersion) ? value : {};
  const known = sameKind({ ...read, version: preferencesVersion }, defaults) as Preferences;
  return {
    ...known,
    recentSearches: textsOf(known.recentSearches),
    questions: textsOf(known.questions),
    theme: oneOf(themes, known.theme, defaults.theme),
    textSize: oneOf(textSizes, known.textSize, defaults.textSize),
    aa_avatar: known.aa_avatar.version === avatarVersion ? known.aa_avatar : defaults.aa_avatar,
  };
}
