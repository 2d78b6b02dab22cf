/** A film over a page, as tests render it: its strings, the film, and what the reader has just done. */
import { setPreferences } from '../../src/client/stores/preferences.ts';
import type { Film } from '../../src/features/film/film.ts';
import { copyOf } from '../../src/i18n/copy.ts';
import { FilmOverlay, filmOverlayCopy } from '../../src/compose/FilmOverlay.tsx';

export const copy = copyOf('sv', filmOverlayCopy);
export const base = {
  id: 'a',
  title: 'Masken',
  path: '/mediplay/video/masken',
  poster: '/a.webp',
  url: '/q/a-sv',
  qr: '/a.svg',
};
export const overlay = (source: Film['source'], more: Partial<Parameters<typeof FilmOverlay>[0]> = {}) => (
  <FilmOverlay copy={copy} locale="sv" settingsHref="/c#cookies" film={{ ...base, source }} showsQr {...more} />
);

/** Sets whether the reader has just acted, and their preferences for motion, data and audio description. */
export function reader({ isActive = true, saveData = false, isStill = false, isDescribed = false } = {}): void {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  setPreferences({ reducedMotionEnabled: isStill, audioDescriptionEnabled: isDescribed });
}
