// @vitest-environment happy-dom
/** The podcast's player: what it requests, what its buttons do, and the position that it stores. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPreferences, setPreferences } from '../../src/client/stores/preferences.ts';
import { PodcastPlayer, podcastPlayerCopy } from '../../src/features/podcast/PodcastPlayer.island.tsx';
import { copyOf } from '../../src/i18n/copy.ts';
import { fakeMedia, filmOf } from './fakeMedia.ts';

const episode = {
  id: 'noise',
  title: 'Bruset',
  src: '/bruset.m4a',
  seconds: 204,
  chapters: [
    { start: 0, title: 'Det puffar' },
    { start: 18, title: 'Bänken glider in' },
  ],
};
const player = <PodcastPlayer copy={copyOf('sv', podcastPlayerCopy)} episode={episode} locale="sv" />;
const show = () => render(player);
const audio = () => {
  const element = document.querySelector('audio');
  if (!element) throw new Error('There is no player');
  return element;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const runTo = (seconds: number) => {
  filmOf(audio()).currentTime = seconds;
  fireEvent.timeUpdate(audio());
};
const kept = () => getPreferences().listening['noise'];

beforeEach(() => {
  fakeMedia();
  setPreferences({ listening: {} });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[#66] asks for no byte before it is started', () => {
  show();
  expect(audio().getAttribute('preload')).toBe('none');
  expect(filmOf(audio())).toMatchObject({ paused: true, loads: 0 });
});

it('plays and pauses, and its button says which', () => {
  show();
  press('Spela');
  fireEvent.play(audio());
  expect(filmOf(audio()).paused).toBe(false);
  press('Pausa');
  fireEvent.pause(audio());
  expect(filmOf(audio()).paused).toBe(true);
  expect(screen.getByRole('button', { name: 'Spela' })).toBeTruthy();
});

it('goes 15 seconds back and ahead, and not beyond its ends', () => {
  show();
  press('Framåt 15 sekunder');
  press('Framåt 15 sekunder');
  press('Bakåt 15 sekunder');
  expect(filmOf(audio()).currentTime).toBe(15);
  press('Bakåt 15 sekunder');
  press('Bakåt 15 sekunder');
  expect(filmOf(audio()).currentTime).toBe(0);
});

it('plays at the speed that is chosen', () => {
  show();
  fireEvent.change(screen.getByRole('combobox', { name: 'Hastighet' }), { target: { value: '1.5' } });
  expect(audio().playbackRate).toBe(1.5);
});

it('says where it is, in words, on its bar', () => {
  show();
  act(() => runTo(125));
  expect(screen.getByRole('slider', { name: 'Plats i ljudet' }).getAttribute('aria-valuetext')).toBe('2:05 av 3:24');
});

it('plays from a chapter, which leads into the file without scripts, and marks the one that is heard', () => {
  show();
  const chapter = screen.getByRole('link', { name: /Bänken glider in/ });
  expect(chapter.getAttribute('href')).toBe('/bruset.m4a#t=18');
  fireEvent.click(chapter);
  expect(filmOf(audio())).toMatchObject({ paused: false, currentTime: 18 });
  act(() => runTo(20));
  expect(chapter.getAttribute('aria-current')).toBe('true');
});

describe('the place', () => {
  it('is kept while it plays, and gone to again', () => {
    show();
    act(() => runTo(60));
    expect(kept()).toBe(60);
    cleanup();
    show();
    expect(filmOf(audio()).currentTime).toBe(60);
  });

  it('is forgotten at the end', () => {
    show();
    act(() => runTo(60));
    fireEvent.ended(audio());
    expect(kept()).toBeUndefined();
  });

  it('is its beginning where the storage holds something else', () => {
    setPreferences({ listening: { noise: 'mycket' as unknown as number } });
    show();
    expect(filmOf(audio()).currentTime).toBe(0);
  });
});

it('[#217] says so where the sound can’t be played, with the way to the file', () => {
  show();
  fireEvent.error(audio());
  expect(screen.getByRole('status').textContent).toContain('Ljudet går inte att spela här.');
  expect(screen.getByRole('link', { name: 'Ladda ner ljudet' }).getAttribute('href')).toBe('/bruset.m4a');
});
