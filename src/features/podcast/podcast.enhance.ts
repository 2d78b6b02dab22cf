/**
 * The player before its island is hydrated. It says where the reader has stopped. A press on play starts at once, while
 * the press still counts for the browser, and from the place that was kept.
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
  const button = event.target instanceof Element && event.target.closest('astro-island[ssr] [data-early]');
  const player = button && button.closest<HTMLElement>('[data-podcast]');
  const audio = player && player.querySelector('audio');
  if (!audio) return;
  if (!audio.paused) return audio.pause();
  if (audio.currentTime === 0) audio.currentTime = playbackPosition(player.dataset['podcast'] ?? '');
  audio.play().catch(() => {});
}

for (const said of document.querySelectorAll<HTMLElement>('[data-continue]')) showPlace(said);
document.addEventListener('click', press, { capture: true });
