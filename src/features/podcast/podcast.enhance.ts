/**
 * The player before its island is hydrated. It shows where the visitor stopped. A press on play starts at once from
 * that position, while the browser still counts the press as user activation.
 */
import { formatTime } from './clock.ts';
import { playbackPosition } from './playbackPosition.ts';

/** Shows where the visitor stopped. */
function showPlace(said: HTMLElement): void {
  const place = playbackPosition(said.closest<HTMLElement>('[data-podcast]')?.dataset['podcast'] ?? '');
  said.hidden = place === 0;
  // Change the text node that React rendered, because React updates that node later.
  // Written here, because importing what islands share would bundle it into this script.
  if (said.firstChild) said.firstChild.nodeValue = said.dataset['continue']?.replace('{time}', formatTime(place)) ?? '';
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
