// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';
import { storageKey } from '../../shared/preferences.ts';
import { copyOf } from '../../i18n/copy.ts';
import { QuestionList } from './QuestionList.island.tsx';
import { questionListCopy } from './questionListCopy.ts';

const list = (
  <QuestionList
    copy={copyOf('sv', questionListCopy)}
    groups={[{ id: 'alone', title: 'Om att prata själv', questions: ['Kan vi prata?', 'Vem får veta?'] }]}
  />
);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Egna frågor' });
const write = (text: string) => fireEvent.input(field(), { target: { value: text } });
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  setPreferences({ questions: [] });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps what is ticked and written, own questions first, each once', () => {
  render(list);
  fireEvent.click(box('Vem får veta?'));
  write('  Min egen? \n\nMin egen?\nEn till');
  expect(lines()).toEqual(['Min egen?', 'En till', 'Vem får veta?']);
  expect(getPreferences().questions).toEqual(['Min egen?', 'En till', 'Vem får veta?']);
  // The field that the visitor is typing in is not changed.
  expect(field().value).toBe('  Min egen? \n\nMin egen?\nEn till');
});

it('keeps what was chosen before it woke beside what was stored', async () => {
  setPreferences({ questions: ['Lagrad?', 'Kan vi prata?'] });
  const place = document.createElement('div');
  place.innerHTML = renderToString(list);
  document.body.append(place);
  box('Vem får veta?').checked = true;
  field().value = 'Ny?';
  render(list, { container: place, hydrate: true });
  await act(async () => undefined);
  expect(getPreferences().questions.toSorted()).toEqual(['Kan vi prata?', 'Lagrad?', 'Ny?', 'Vem får veta?']);
  expect(box('Kan vi prata?').checked).toBe(true);
  expect(field().value.split('\n').toSorted()).toEqual(['Lagrad?', 'Ny?']);
});

it('follows another tab', () => {
  render(list);
  const newValue = JSON.stringify({ version: 1, questions: ['Vem får veta?', 'Därifrån?'] });
  localStorage.setItem(storageKey, newValue);
  act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: storageKey, newValue })));
  expect(box('Vem får veta?').checked).toBe(true);
  expect(field().value).toBe('Därifrån?');
});

it('removes all by one press, says so, and keeps the focus', () => {
  setPreferences({ questions: ['Min?', 'Kan vi prata?'] });
  render(list);
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort listan' }));
  expect(getPreferences().questions).toEqual([]);
  expect(field().value).toBe('');
  expect(box('Kan vi prata?').checked).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Listan är borttagen.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kryssa för det du vill fråga' }));
});

it('copies the list as lines of text, or says that it could not', async () => {
  setPreferences({ questions: ['Min?', 'Kan vi prata?'] });
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(list);
  const copy = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Kopiera' }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return screen.getByRole('status').textContent;
  };
  expect(await copy()).toBe('Listan är kopierad.');
  expect(writeText).toHaveBeenCalledWith('– Min?\n– Kan vi prata?');
  expect(await copy()).toMatch(/^Det gick inte att kopiera/);
});

it('says where a full storage keeps nothing', () => {
  render(list);
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  fireEvent.click(box('Vem får veta?'));
  expect(screen.getByText(/Listan kunde inte sparas/)).toBeTruthy();
  expect(lines()).toEqual(['Vem får veta?']);
});
