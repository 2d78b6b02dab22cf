/** A clip viewer, as tests render it: its films only record what they are told. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Reels, type ReelsProps } from '../../src/features/reels/Reels.tsx';
import { reelsCopy } from '../../src/features/reels/reelsCopy.ts';
import { sampleReels } from '../../src/features/reels/sample.ts';
import { copyOf } from '../../src/i18n/copy.ts';
import { fakeMedia, filmOf, show } from './fakeMedia.ts';

export const copy = copyOf('sv', reelsCopy);
export const reels = sampleReels(8, (swedish) => swedish);

beforeEach(fakeMedia);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

export const open = (more: Partial<ReelsProps> = {}) =>
  render(<Reels copy={copy} reels={reels} locale="sv" siteUrl="https://tryggve.example" mayAutoplay {...more} />);
export const shown = () => document.querySelector('[data-at="0"]') as HTMLElement;
export const video = () => shown().querySelector('video') as HTMLVideoElement;
export const place = () => Number(shown().dataset['reel']?.replace('clip', ''));
export const isPlaying = () => !filmOf(video()).paused;
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const key = (name: string, more = {}) => fireEvent.keyDown(document.body, { key: name, ...more });
/** Makes the clip that has come up fill the window. */
export const arrive = () => show(video(), 1);
export const end = () => {
  Object.assign(filmOf(video()), { ended: true, currentTime: 20, paused: true });
  fireEvent.ended(video());
};
