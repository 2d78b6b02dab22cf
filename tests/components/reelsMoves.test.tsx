// @vitest-environment happy-dom
/** Moving between clips, what is announced about them, and sharing them. */
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trackOf } from './fakeMedia.ts';
import { copy, key, open, place, press, reels, video } from './reels.tsx';

describe('[#220] the arrow keys', () => {
  it.each([
    ['ArrowRight', 5],
    ['ArrowDown', 5],
    ['ArrowLeft', 3],
    ['ArrowUp', 3],
    ['Enter', 4],
  ])('%s leads from the fourth to clip %i', (name, to) => {
    open({ start: reels[3]?.path });
    key(name);
    expect(place()).toBe(to);
  });

  it('stay with the browser where another key is held, and where there is nothing more', () => {
    open();
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) key('ArrowRight', { [held]: true });
    key('ArrowLeft');
    expect(place()).toBe(1);
    expect(key('ArrowRight')).toBe(false);
    expect(key('a')).toBe(true);
  });
});

it('[#221] the buttons lead on and back, and say where there is nothing more', () => {
  open();
  const [back, on] = [copy.reels_previous, copy.reels_next].map((name) => screen.getByRole('button', { name }));
  expect(back?.getAttribute('aria-disabled')).toBe('true');
  press(copy.reels_previous);
  expect(place()).toBe(1);
  for (let step = 1; step < 12; step++) press(copy.reels_next);
  expect(place()).toBe(8);
  expect(on?.getAttribute('aria-disabled')).toBe('true');
  press(copy.reels_previous);
  expect(place()).toBe(7);
});

describe('[#227] sharing', () => {
  const write = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    vi.useFakeTimers();
    write.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  });
  const sheet = () => document.querySelector<HTMLElement>('[data-open]') as HTMLElement;
  const said = () => within(sheet()).getByRole('status', { hidden: true }).textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('copies the full address and says so for five seconds', async () => {
    open();
    press(copy.reels_share);
    expect(document.activeElement?.textContent).toBe(copy.share_copy);
    press(copy.share_copy);
    await pass(0);
    expect(write).toHaveBeenCalledWith('https://tryggve.example/mediplay/klipp/1');
    expect(said()).toBe(copy.share_copied);
    await pass(4999);
    expect(said()).toBe(copy.share_copied);
    await pass(1);
    expect(said()).toBe('');
  });

  it('shows the address where it may not be copied', async () => {
    write.mockRejectedValue(new Error('no'));
    open();
    press(copy.reels_share);
    press(copy.share_copy);
    await pass(0);
    expect(said()).toBe(`${copy.share_copy_failed} https://tryggve.example/mediplay/klipp/1`);
  });

  it('closes by Escape and leads the focus back; the next Escape is not ours', () => {
    open();
    press(copy.reels_share);
    expect(sheet().inert).toBe(false);
    expect(key('Escape')).toBe(false);
    expect(sheet().inert).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(copy.reels_share);
    expect(key('Escape')).toBe(true);
  });

  it('offers the six links, each with its name', () => {
    open();
    press(copy.reels_share);
    const names = within(sheet())
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(
      ['Facebook', 'X', 'WhatsApp', 'Telegram', copy.share_sms, copy.share_email].map((name) => `Dela med ${name}`),
    );
  });
});

describe('the words of a clip', () => {
  const speak = (words: string) =>
    act(() => {
      trackOf(video()).activeCues = [{ text: words }];
      trackOf(video()).dispatchEvent(new Event('cuechange'));
    });
  const cue = () => document.querySelector('[data-cue]')?.textContent;

  it('are on from the beginning, and off where the reader wants none', () => {
    open();
    speak('Ja, det kan göra ont.');
    expect(cue()).toBe('Ja, det kan göra ont.');
    press(copy.reels_captions);
    expect(cue()).toBe('');
    expect(trackOf(video()).mode).toBe('disabled');
    press(copy.reels_captions);
    expect(cue()).toBe('Ja, det kan göra ont.');
  });

  it('go as the next clip comes, whose words alone are fetched', () => {
    open();
    speak('Ja.');
    const first = video();
    press(copy.reels_next);
    expect(cue()).toBe('');
    expect([trackOf(first).mode, trackOf(video()).mode]).toEqual(['disabled', 'hidden']);
  });
});

it('tells which clip is shown: in words, and by its address', () => {
  const onShow = vi.fn();
  open({ start: reels[2]?.path, onShow });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Gör det ont? (3)3 av 8');
  press(copy.reels_next);
  expect(onShow.mock.calls).toEqual([['/mediplay/klipp/3'], ['/mediplay/klipp/4']]);
});
