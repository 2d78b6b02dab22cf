// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';
import { copyOf } from '../../i18n/copy.ts';
import { defaults } from '../../shared/preferences.ts';
import { avatarCopy } from './avatarCopy.ts';
import { AvatarMaker } from './AvatarMaker.tsx';

const copy = copyOf('sv', avatarCopy);
const figure = () => screen.getByRole('img').getAttribute('aria-label') ?? '';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
const stored = () => getPreferences().aa_avatar;

beforeEach(() => void setPreferences(structuredClone(defaults)));
afterEach(cleanup);

it('[#252] draws each choice at once, and says only what changed', () => {
  render(<AvatarMaker copy={copy} />);
  choose('Mörkbrun');
  expect(figure()).toContain('Hud: Mörkbrun');
  expect(screen.getByRole('status').textContent).toBe('Hud: Mörkbrun');
  choose('Det jag har');
  choose('Glasögon');
  choose('Rullstol');
  expect(figure()).toContain('Glasögon, Rullstol');
  choose('Glasögon');
  expect(screen.getByRole('status').textContent).toBe('Det jag har: Glasögon: av');
  expect(figure()).not.toContain('Glasögon');
});

it('brings back a saved figure that was started over', () => {
  setPreferences({ aa_avatar: { ...stored(), skin: 'tan', isSaved: true } });
  render(<AvatarMaker copy={copy} />);
  const saved = figure();
  press(copy.avatar_reset);
  expect(figure()).not.toBe(saved);
  press('Ångra');
  expect(figure()).toBe(saved);
});

it('undoes one change after the other, chance and starting over too, and says when there is none', () => {
  render(<AvatarMaker copy={copy} />);
  const first = figure();
  choose('Brun');
  const brown = figure();
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  press('Slumpa');
  expect(figure()).not.toBe(brown);
  press(copy.avatar_reset);
  expect(figure()).toBe(first);
  press('Ångra');
  press('Ångra');
  expect(figure()).toBe(brown);
  press('Ångra');
  expect(figure()).toBe(first);
  press('Ångra');
  expect(screen.getByRole('status').textContent).toBe(copy.avatar_undo_none);
  expect(figure()).toBe(first);
});

it('stores nothing before it is saved, comes back as it was saved, and is forgotten', () => {
  const { unmount } = render(<AvatarMaker copy={copy} />);
  choose('Gyllene');
  expect(stored()).toEqual(defaults.aa_avatar);
  press('Spara');
  expect(stored()).toMatchObject({ skin: 'golden', isSaved: true, version: 1 });
  unmount();
  render(<AvatarMaker copy={copy} />);
  expect(figure()).toContain('Hud: Gyllene');
  press(copy.avatar_reset);
  expect(stored()).toEqual(defaults.aa_avatar);
});

it('tells that hair can not be seen under a scarf', () => {
  render(<AvatarMaker copy={copy} />);
  choose('På huvudet');
  choose('Lila sjal');
  choose('Hårfärg');
  expect(screen.getByText(copy.avatar_hair_hidden)).toBeTruthy();
});
