/** The parts of a figure. The names are the choices that a visitor has for the avatar. */
export const skins = {
  fair: '#FBDCC6',
  light: '#F2C9A8',
  golden: '#E8B78E',
  tan: '#D19D6F',
  brown: '#B97F57',
  dark: '#7D4F38',
  black: '#583A2C',
} as const;
export const hairs = {
  black: '#2C2530',
  brown: '#6B432D',
  blonde: '#EAC36F',
  red: '#BE5C33',
  grey: '#ABA9A6',
} as const;
export const eyes = {
  brown: '#5A3722',
  green: '#3F8556',
  blue: '#3579AE',
  grey: '#667A84',
  hazel: '#8A6A2B',
} as const;
export const lips = {
  red: '#C8485F',
  fair: '#D9827C',
  brown: '#8A4438',
  dark: '#5A2530',
} as const;
export const hairTypes = ['curly', 'straight', 'wavy', 'short', 'none'] as const;
export const moods = ['smile', 'open', 'calm', 'unsure', 'asleep'] as const;
export const ages = ['child', 'school', 'teen', 'adult'] as const;
export const sexes = ['girl', 'boy'] as const;

type Skin = keyof typeof skins;
type Hair = keyof typeof hairs;
type Eyes = keyof typeof eyes;
type Lips = keyof typeof lips;
export type HairType = (typeof hairTypes)[number];
type Mood = (typeof moods)[number];
export type Age = (typeof ages)[number];
export type Sex = (typeof sexes)[number];

/** The head of a figure. */
export type Look = {
  age?: Age;
  sex?: Sex;
  skin?: Skin;
  hair?: Hair;
  hairType?: HairType;
  eyes?: Eyes;
  lips?: Lips;
  mood?: Mood;
  tie?: 'buns' | 'bun' | 'tail';
  glasses?: boolean;
  freckles?: boolean;
  beard?: boolean;
  /** Behind the ear on the viewer's right. A hijab covers it. */
  hearingAid?: boolean;
  /** A feeding tube from the nose, with its tape on the cheek. */
  tube?: boolean;
  clownNose?: boolean;
  /** Colour of a surgical cap; it hides the hair. */
  cap?: string;
  /** Colour of a hijab; it hides the hair. */
  hijab?: string;
  /** How far the face is turned, in units: below 0 to the viewer's left, at most 8 each way. */
  turn?: number;
  /**
   * Uses `--av-*` properties with a fallback as colours, for figures that can wear the visitor's own. Staff and adults
   * keep theirs.
   */
  personal?: boolean;
  /** Without paper shadows, for small figures in a scene. */
  flat?: boolean;
};

/** A look with every property set, and its colours as paints. */
export type FullLook = Required<Omit<Look, 'tie' | 'cap' | 'hijab'>> &
  Pick<Look, 'tie' | 'cap' | 'hijab'> & {
    paint: { skin: string; hair: string; eyes: string; lips: string };
    deepSkin: boolean;
  };

/** Fills in the defaults of a look. */
export function fillLook(look: Look): FullLook {
  const full = {
    age: 'child',
    sex: 'girl',
    skin: 'fair',
    hair: 'brown',
    hairType: 'curly',
    eyes: 'brown',
    lips: 'red',
    mood: 'smile',
    glasses: false,
    freckles: false,
    beard: false,
    hearingAid: false,
    tube: false,
    clownNose: false,
    turn: 0,
    personal: false,
    flat: false,
    ...look,
  } as const;
  const tint = (name: string, hex: string) => (full.personal ? `var(--av-${name},${hex})` : hex);
  return {
    ...full,
    paint: {
      skin: tint('skin', skins[full.skin]),
      hair: tint('hair', hairs[full.hair]),
      eyes: tint('eyes', eyes[full.eyes]),
      lips: tint('lips', lips[full.lips]),
    },
    deepSkin: full.skin === 'brown' || full.skin === 'dark' || full.skin === 'black',
  };
}
