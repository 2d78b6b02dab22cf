import { expect, it } from 'vitest';
import {
  type Avatar,
  avatarAids,
  avatarChoices,
  avatarFields,
  avatarOf,
  firstAvatar,
  randomAvatar,
  storedAvatar,
} from '../../src/shared/avatar.ts';
import { copyOf } from '../../src/i18n/copy.ts';
import { avatarCopy } from '../../src/features/avatar/avatarCopy.ts';
import { describe as inWords } from '../../src/features/avatar/describe.ts';
import { avatarVersion, defaults, parsePreferences } from '../../src/shared/preferences.ts';

const different: Avatar = {
  sex: 'boy',
  skin: 'black',
  hairType: 'none',
  hair: 'grey',
  eyes: 'hazel',
  lips: 'dark',
  head: 'plum',
  clothes: 'gown',
  aids: ['glasses', 'wheelchair'],
};

it('[#249] starts with the figure of the specification, shown as a girl', () => {
  expect(firstAvatar).toEqual({
    sex: 'girl',
    skin: 'fair',
    lips: 'red',
    eyes: 'brown',
    hair: 'brown',
    hairType: 'curly',
    head: 'bare',
    clothes: 'shirt',
    aids: [],
  });
});

it('[#252] has every option of the specification, and at least six skins', () => {
  const colours = [avatarChoices.skin, avatarChoices.hair, avatarChoices.eyes, avatarChoices.lips].flat();
  for (const colour of ['brown', 'green', 'grey', 'black', 'fair', 'blonde', 'blue', 'dark', 'red', 'hazel'])
    expect(colours).toContain(colour);
  expect(avatarChoices.sex).toEqual(['girl', 'boy']);
  expect(avatarChoices.hairType).toEqual(['curly', 'straight', 'wavy', 'short', 'none']);
  expect(avatarChoices.skin.length).toBeGreaterThanOrEqual(6);
});

it('[#248] lies in the preferences by the words of the specification, and comes back whole', () => {
  const aa_avatar = storedAvatar(different);
  expect(aa_avatar).toMatchObject({
    sex: 'male',
    hair: { color: 'grey', type: 'none' },
    isSaved: true,
    version: avatarVersion,
  });
  const read = parsePreferences(JSON.stringify({ ...defaults, aa_avatar }));
  expect(avatarOf(read.aa_avatar)).toEqual(different);
});

it('[#250] is the first figure again where another version is stored', () => {
  const aa_avatar = { ...storedAvatar(different), version: avatarVersion + 1 };
  expect(avatarOf(parsePreferences(JSON.stringify({ aa_avatar })).aa_avatar)).toEqual(firstAvatar);
});

it('takes what is not known as it was at the start', () => {
  const aa_avatar = { ...storedAvatar(different), skin: 'tartan', head: 7, aids: ['wings', 'tube'] };
  const read = avatarOf(parsePreferences(JSON.stringify({ aa_avatar })).aa_avatar);
  expect(read).toEqual({ ...different, skin: 'fair', head: 'bare', aids: ['tube'] });
});

it.each([0, 0.5, 0.999])('is made by chance of what can be chosen; scarf and aids stay (%d)', (number) => {
  const from: Avatar = { ...different, eyes: 'green' };
  const made = randomAvatar(from, () => number);
  for (const field of avatarFields) expect(avatarChoices[field]).toContain(made[field]);
  expect(made).toMatchObject({ head: different.head, aids: different.aids });
  expect(made).not.toEqual(from);
});

it.each(['sv', 'en'] as const)('has another name for each choice of a kind, in %s', (language) => {
  const copy = copyOf(language, avatarCopy);
  const kinds = [...avatarFields.map((field) => [field, avatarChoices[field]] as const), ['aids', avatarAids] as const];
  for (const [kind, choices] of kinds) {
    const names = choices.map((name) => copy[`avatar_${kind}_${name}` as keyof typeof copy]);
    expect(names.every((name) => typeof name === 'string' && name !== '')).toBe(true);
    expect(new Set(names).size).toBe(choices.length);
  }
});

it('says the whole figure in words', () => {
  const words = inWords(different, copyOf('sv', avatarCopy));
  for (const word of ['Pojke', 'Mycket mörk', 'Inget hår', 'Brungröna', 'Glasögon, Rullstol'])
    expect(words).toContain(word);
  expect(inWords(firstAvatar, copyOf('sv', avatarCopy))).toContain('inget av det');
});
