/** The reader's avatar: its choices, its stored form, and random avatars [#248] [#249] [#250] [#252]. */
import { avatarVersion, defaults, type Preferences } from './preferences.ts';

/** The reader selects one value for each. These names are stored. */
export const avatarChoices = {
  sex: ['girl', 'boy'],
  skin: ['fair', 'light', 'golden', 'tan', 'brown', 'dark', 'black'],
  hairType: ['curly', 'straight', 'wavy', 'short', 'none'],
  hair: ['black', 'brown', 'blonde', 'red', 'grey'],
  eyes: ['brown', 'green', 'blue', 'grey', 'hazel'],
  lips: ['red', 'fair', 'brown', 'dark'],
  head: ['bare', 'plum', 'teal', 'cap'],
  clothes: ['shirt', 'star', 'stripes', 'hoodie', 'jumper', 'gown'],
} as const;

/** The reader can select any number of these. */
export const avatarAids = ['glasses', 'freckles', 'hearingAid', 'tube', 'wheelchair'] as const;

export type AvatarField = keyof typeof avatarChoices;
export type AvatarAid = (typeof avatarAids)[number];
/** An avatar with a value for every choice. */
export type Avatar = { [Field in AvatarField]: (typeof avatarChoices)[Field][number] } & {
  aids: readonly AvatarAid[];
};

export const avatarFields = Object.keys(avatarChoices) as AvatarField[];

/** The stored form: the fields of the specification, plus our own. */
type StoredAvatar = Preferences['aa_avatar'] & { head?: unknown; clothes?: unknown; aids?: unknown };

/** The specification's stored names of the sex, which differ from those shown. */
const storedSex = { girl: 'female', boy: 'male' } as const;

const oneOf = <T extends string>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

/** Reads a stored avatar. Unknown values become the specification's defaults. */
export function avatarOf(stored: StoredAvatar): Avatar {
  const { aids } = stored;
  return {
    sex: stored.sex === storedSex.boy ? 'boy' : 'girl',
    skin: oneOf(avatarChoices.skin, stored.skin, 'fair'),
    hairType: oneOf(avatarChoices.hairType, stored.hair.type, 'curly'),
    hair: oneOf(avatarChoices.hair, stored.hair.color, 'brown'),
    eyes: oneOf(avatarChoices.eyes, stored.eyes, 'brown'),
    lips: oneOf(avatarChoices.lips, stored.lips, 'red'),
    head: oneOf(avatarChoices.head, stored.head, 'bare'),
    clothes: oneOf(avatarChoices.clothes, stored.clothes, 'shirt'),
    aids: avatarAids.filter((aid) => Array.isArray(aids) && aids.includes(aid)),
  };
}

/** The avatar before the reader changes it. */
export const firstAvatar = avatarOf(defaults.aa_avatar);

/** Returns the stored form of an avatar, marked as saved. */
export function storedAvatar({ sex, hairType, hair, ...rest }: Avatar): StoredAvatar {
  return {
    ...rest,
    sex: storedSex[sex],
    hair: { color: hair, type: hairType },
    isSaved: true,
    version: avatarVersion,
  };
}

/**
 * Returns a random avatar. Headwear and aids stay as they are, because they are part of who the reader is.
 * @param random returns a number from 0 up to, but not including, 1
 */
export function randomAvatar(from: Avatar, random: () => number = Math.random): Avatar {
  const pick = <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
  return {
    ...from,
    sex: pick(avatarChoices.sex),
    skin: pick(avatarChoices.skin),
    hairType: pick(avatarChoices.hairType),
    hair: pick(avatarChoices.hair),
    eyes: pick(avatarChoices.eyes),
    lips: pick(avatarChoices.lips),
    clothes: pick(avatarChoices.clothes),
  };
}
