/** The reader's own figure: what can be chosen, how it is stored, and how chance makes one (specification, section 3). */
import { avatarVersion, defaults, type Preferences } from './preferences.ts';

/** One of each is chosen. The names are those that are stored. */
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

/** Any number of these. */
export const avatarAids = ['glasses', 'freckles', 'hearingAid', 'tube', 'wheelchair'] as const;

export type AvatarField = keyof typeof avatarChoices;
export type AvatarAid = (typeof avatarAids)[number];
/** A figure with nothing left open. */
export type Avatar = { [Field in AvatarField]: (typeof avatarChoices)[Field][number] } & {
  aids: readonly AvatarAid[];
};

export const avatarFields = Object.keys(avatarChoices) as AvatarField[];

/** As it lies in the preferences: the specification's fields, and ours beside them. */
type StoredAvatar = Preferences['aa_avatar'] & { head?: unknown; clothes?: unknown; aids?: unknown };

/** The specification stores the sex by other words than it shows. */
const storedSex = { girl: 'female', boy: 'male' } as const;

const oneOf = <T extends string>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

/** Returns the stored figure; what is not known becomes what the specification starts with. */
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

/** The figure that everybody starts with. */
export const firstAvatar = avatarOf(defaults.aa_avatar);

/** Returns a figure as it is stored once its reader has saved it. */
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
 * Returns a figure that chance has made. Scarf or cap and aids stay as they are: they say who somebody is.
 * @param random returns a number from 0 up to, but not, 1
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
