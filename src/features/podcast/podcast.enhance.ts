/**
 * The player before its island wakes. It shows where the visitor stopped, and keeps the first press. Play starts at
 * once from that position, while the browser still counts the press as user activation. Any other press is recorded for
 * the island.
 */
import { clockTime } from './clock.ts';
import { playbackPosition } from './playbackPosition.ts';

/** Shows where the visitor stopped. */
function showPlace(said: HTMLElement): void {
  const place = playbackPosition(said.closest<HTMLElement>('[data-podcast]')?.dataset['podcast'] ?? '');
  said.hidden = place === 0;
  // Change the text node that React rendered, because React updates that node later.
  // Written here, because importing what islands share would bundle it into this script.
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
