/**
 * The player before its island wakes. It says where the reader has stopped. The first press must not be lost: playing begins at once, while the press still
 * counts for the browser, from the place that was kept; any other press is noted, and done by the island.
 */
import { clockTime } from './clock.ts';
import { playbackPosition } from './playbackPosition.ts';

/** Says where the reader has stopped. */
function showPlace(said: HTMLElement): void {
  const place = playbackPosition(said.closest<HTMLElement>('[data-podcast]')?.dataset['podcast'] ?? '');
  said.hidden = place === 0;
  // The text that React has put there, and will change.
  // By itself: what islands share would otherwise lie in this script.
  if (said.firstChild) said.firstChild.nodeValue = said.dataset['continue']?.replace('{time}', clockTime(place)) ?? '';
}

function press(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-press]') : null;
  const player = target?.closest<HTMLElement>('[data-podcast]:not([data-awake])');
  if (!target || !player) return;
  // A chapter's link would leave the page.
  event.preventDefault();
  const { press: name = '' } = target.dataset;
  const audio = player.querySelector('audio');
  if (name !== 'play' || !audio) {
    player.dataset['asked'] = name;
    return;
  }
  if (!audio.paused) return audio.pause();
  if (audio.currentTime === 0) audio.currentTime = playbackPosition(player.dataset['podcast'] ?? '');
  audio.play().catch(() => {});
}

for (const said of document.querySelectorAll<HTMLElement>('[data-continue]')) showPlace(said);
document.addEventListener('click', press, { capture: true });
