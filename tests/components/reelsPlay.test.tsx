// @vitest-environment happy-dom
/** Which clips play, and from where. */
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleReels } from '../../src/features/reels/sample.ts';
import { filmOf, playing, show } from './fakeMedia.ts';
import { arrive, copy, end, isPlaying, open, place, press, reels, shown, video } from './reels.tsx';

describe('[#223] a clip plays by itself', () => {
  it('until the reader pauses: then those that follow wait, until one is played', () => {
    open();
    arrive();
    expect(isPlaying()).toBe(true);
    press(copy.reels_next);
    arrive();
    expect(isPlaying()).toBe(true);
    press(copy.reels_pause);
    expect(isPlaying()).toBe(false);
    press(copy.reels_next);
    arrive();
    expect(isPlaying()).toBe(false);
    press(copy.reels_play);
    expect(isPlaying()).toBe(true);
    press(copy.reels_next);
    arrive();
    expect(isPlaying()).toBe(true);
  });

  it('never where it may not: with reduced motion, or where data is saved', () => {
    open({ mayAutoplay: false });
    arrive();
    expect(isPlaying()).toBe(false);
    press(copy.reels_play);
    expect(isPlaying()).toBe(true);
    press(copy.reels_next);
    arrive();
    expect(isPlaying()).toBe(false);
  });

  it('without sound, until it is wanted, and then all of them have it', () => {
    open();
    expect(video().muted).toBe(true);
    const sound = screen.getByRole('button', { name: copy.reels_sound });
    expect(sound.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(sound);
    expect(sound.getAttribute('aria-pressed')).toBe('true');
    expect(video().muted).toBe(false);
    press(copy.reels_next);
    expect(video().muted).toBe(false);
  });

  it('and a browser that refuses leaves it paused, one that pauses is heeded', async () => {
    playing.answer = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    open();
    arrive();
    expect(await screen.findByRole('button', { name: copy.reels_play })).toBeTruthy();
    playing.answer = () => Promise.resolve();
    press(copy.reels_play);
    filmOf(video()).paused = true;
    fireEvent.pause(video());
    expect(screen.getByRole('button', { name: copy.reels_play })).toBeTruthy();
  });
});

describe('[#224] a finished clip', () => {
  it('leads on to the next, and the last one rests', () => {
    open({ start: reels[6]?.path });
    arrive();
    end();
    expect(place()).toBe(8);
    arrive();
    expect(isPlaying()).toBe(true);
    end();
    expect(place()).toBe(8);
    expect(screen.getByRole('button', { name: copy.reels_play })).toBeTruthy();
  });

  it('stays while it is being handed on', () => {
    open();
    arrive();
    press(copy.reels_share);
    end();
    expect(place()).toBe(1);
  });
});

describe('[#225] a clip that was left', () => {
  const leaveAt = (seconds: number) => {
    arrive();
    filmOf(video()).currentTime = seconds;
  };

  it('goes on where it was: after a pause, after its neighbour, and after it was taken away', () => {
    open();
    leaveAt(7);
    press(copy.reels_pause);
    press(copy.reels_play);
    expect(filmOf(video()).currentTime).toBe(7);
    const first = video();
    for (let step = 1; step < 5; step++) press(copy.reels_next);
    expect(first.isConnected).toBe(false);
    for (let step = 1; step < 5; step++) press(copy.reels_previous);
    arrive();
    expect(video()).not.toBe(first);
    expect([isPlaying(), filmOf(video()).currentTime]).toEqual([true, 7]);
  });

  it('begins anew where it had finished', () => {
    open();
    leaveAt(7);
    end();
    press(copy.reels_previous);
    arrive();
    expect([isPlaying(), filmOf(video()).currentTime]).toEqual([true, 0]);
  });
});

describe('[#226] the window', () => {
  it('holds five at the most: the one that is shown and two on each side, wherever it is', () => {
    open({ reels: sampleReels(20, (swedish) => swedish) });
    for (let current = 1; current <= 20; current++) {
      const around = [...document.querySelectorAll<HTMLElement>('[data-reel]')].map(({ dataset }) => dataset['reel']);
      const wanted = [-2, -1, 0, 1, 2].map((at) => current + at).filter((number) => number >= 1 && number <= 20);
      expect(around).toEqual(wanted.map((number) => `clip${number}`));
      press(copy.reels_next);
    }
  });

  it('plays a clip when six tenths of it are in sight, and not before', () => {
    open();
    show(video(), 0.59);
    expect(isPlaying()).toBe(false);
    show(video(), 0.6);
    expect(isPlaying()).toBe(true);
    show(video(), 0.59);
    expect(isPlaying()).toBe(false);
    const neighbour = document.querySelector('[data-at="1"] video') as HTMLVideoElement;
    show(neighbour, 1);
    expect(filmOf(neighbour).paused).toBe(true);
  });

  it('fetches nothing of a film before it plays, and keeps those beside it out of reach', () => {
    open();
    for (const one of document.querySelectorAll('video')) expect(one.preload).toBe('none');
    expect(document.querySelector<HTMLElement>('[data-at="1"]')?.inert).toBe(true);
    expect(shown().inert).toBe(false);
  });
});

it('says where a film can not be had, leads on, and tries again', async () => {
  playing.answer = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotSupportedError' }));
  open();
  arrive();
  expect((await screen.findByRole('alert')).textContent).toBe(copy.reels_failed);
  playing.answer = () => Promise.resolve();
  press(copy.reels_next);
  arrive();
  expect(isPlaying()).toBe(true);
  press(copy.reels_previous);
  arrive();
  expect(screen.queryByRole('alert')).toBeNull();
});
