// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { copyOf } from '../../i18n/copy.ts';
import { Pairs, pairsCopy } from './Pairs.island.tsx';
import { sampleThings } from './sample.ts';

const copy = copyOf('sv', pairsCopy);
const things = sampleThings('gadgetpairs');
const status = () => screen.getByRole('status').textContent;
const card = (number: number) => screen.getByRole('button', { name: new RegExp(`^Kort ${number}\\b`) });
const nameOf = (number: number) => card(number).getAttribute('aria-label')?.split(': ')[1] ?? '';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('deals as many pairs as are asked for, each thing twice', () => {
  render(<Pairs copy={copy} things={things} morePath="/lek-och-lar" />);
  fireEvent.click(screen.getByLabelText('4 par'));
  fireEvent.submit(screen.getByRole('button', { name: copy.game_pairs_deal }));
  expect(screen.getAllByRole('button', { name: /^Kort \d+, dolt$/ })).toHaveLength(8);
});

it('gives the focus to the first card at once: what is pressed next is not taken back a frame later', () => {
  render(<Pairs copy={copy} things={things} morePath="/lek-och-lar" />);
  fireEvent.submit(screen.getByRole('button', { name: copy.game_pairs_deal }));
  expect(document.activeElement).toBe(card(1));
});

it('leaves two that differ face up until the next is turned, keeps a pair, and ends kindly', () => {
  // With this, shuffling keeps the order: all objects, and then all objects once more.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  render(<Pairs copy={copy} things={things} morePath="/lek-och-lar" />);
  fireEvent.submit(screen.getByRole('button', { name: copy.game_pairs_deal }));
  fireEvent.click(card(1));
  expect(status()).toBe('mask. Vänd ett kort till.');
  fireEvent.click(card(1));
  expect(status()).toBe('mask. Vänd ett kort till.');
  fireEvent.click(card(2));
  expect(status()).toContain('Inte lika den här gången');
  expect([nameOf(1), nameOf(2)]).toEqual(['mask', 'monitor']);
  fireEvent.click(card(3));
  expect(card(1).getAttribute('aria-label')).toBe('Kort 1, dolt');
  fireEvent.click(card(9));
  expect(status()).toBe('Ett par! stethoscope. stethoscope.');
  for (const first of [1, 2, 4, 5, 6]) {
    fireEvent.click(card(first));
    fireEvent.click(card(first + 6));
  }
  expect(screen.getByText(copy.game_pairs_done)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Klart!');
});
