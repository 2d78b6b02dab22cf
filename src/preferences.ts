/** What a reader has chosen: its shape, its defaults, and how a stored text becomes it (specification, section 3). */

/** The one key of local storage that the site uses. */
export const storageKey = 'tryggve';
/** Version of the shape; a stored higher one is left alone until the reader chooses something. */
export const preferencesVersion = 1;
/** The avatar's own version: a stored other one is replaced by the default avatar. */
export const avatarVersion = 1;

export const themes = ['system', 'light', 'dark'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;

/**
 * Fields with names that the specification gives, and ours: theme, textSize, discreet, hospitalId, questions, listening,
 * readAloud, day, plan, aside.
 * The page on data protection tells readers of each; a test holds it to this list.
 */
export const defaults = {
  version: preferencesVersion,
  selectedLanguage: 'sv',
  reducedMotionEnabled: false,
  audioDescriptionEnabled: false,
  pwa: { onboardingComplete: false, showBackButton: true, showShareButton: true },
  recentSearches: [] as string[],
  /** Set by the reader's choice of cookies; none means not asked yet. */
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
  /** No pictures, grey, and a tab that does not say what is read. */
  discreet: false,
  hospitalId: undefined as string | undefined,
  /** What to ask at the hospital, each as its words. */
  questions: [] as string[],
  /** Where the reader stopped in an episode of the podcast, in seconds, by its id. */
  listening: {} as Record<string, unknown>,
  /** How fast a page is read aloud (`speed`), and by which voice of the device: its `voiceURI`, by language. */
  readAloud: {} as Record<string, unknown>,
  /** What the reader does on My day and My plan; src/features/day says how it is written. */
  day: {} as Record<string, unknown>,
  plan: {} as Record<string, unknown>,
  /** What of day, plan and questions "leave quickly" has put out of sight (src/features/discreet/leaveBar.enhance.ts). */
  aside: {} as Record<string, unknown>,
};

export type Preferences = typeof defaults;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns `value` where it is of the default's kind, else the default; known parts of objects one by one. */
function sameKind(value: unknown, fallback: unknown): unknown {
  if (fallback === undefined || value === undefined) return value ?? fallback;
  if (isRecord(fallback)) {
    if (!isRecord(value)) return fallback;
    const known = Object.entries(fallback).map(([key, part]) => [key, sameKind(value[key], part)]);
    return { ...value, ...Object.fromEntries(known) };
  }
  return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback) ? value : fallback;
}

/** Returns the texts of a list; what else somebody has put into it is left out. */
const textsOf = (list: readonly unknown[]): string[] =>
  list.filter((one) => typeof one === 'string' && one.trim() !== '') as string[];

const oneOf = <T extends string>(choices: readonly T[], value: string, fallback: T): T =>
  choices.find((choice) => choice === value) ?? fallback;

/**
 * Returns the preferences, defaults where a field is missing or of another kind; fields that we don't know are kept.
 * @param stored the text in storage, or null where there is none
 */
export function parsePreferences(stored: string | null): Preferences {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    // Said below.
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
