import { isPlainClick } from '../../client/click.ts';
import { onModal, slowEvent } from '../../client/modal.ts';

/** Initial fraction of the bar, and how long it stays when done, in ms [#256]. */
const start = 0.3;
const stopDelay = 200;
/** The bar creeps on while waiting, but never reaches the end by itself. Interval in ms, and fraction of the rest. */
const creepEvery = 300;
const creepShare = 0.2;
/** After this time, in ms, a message appears with a way to cancel. */
const slowAfter = 2500;

/** Returns whether a click on a link loads another page in this window. */
function loadsPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const here =
    link.origin === location.origin && (!link.target || link.target === '_self') && !link.hasAttribute('download');
  const elsewhere = link.pathname !== location.pathname || link.search !== location.search;
  return isPlainClick(event) && here && elsewhere;
}

/** Shows progress from the click on a link until the page is left. */
export function startProgress(): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  if (!bar) return;
  let timer: ReturnType<typeof setInterval> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  const show = (share: number) => bar.style.setProperty('--progress', String(share));

  const begin = (link: HTMLElement) => {
    let share = start;
    bar.hidden = false;
    show(share);
    clearInterval(timer);
    timer = setInterval(() => show((share += (1 - share) * creepShare)), creepEvery);
    clearTimeout(slow);
    slow = setTimeout(() => document.dispatchEvent(new CustomEvent(slowEvent, { detail: link })), slowAfter);
  };
  const stop = () => {
    clearInterval(timer);
    clearTimeout(slow);
    if (bar.hidden) return;
    show(1);
    setTimeout(() => {
      bar.hidden = true;
      show(0);
    }, stopDelay);
  };

  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && loadsPage(event, link)) begin(link);
  });
  addEventListener('pagehide', stop);
  // Back from the back/forward cache, or the load was stopped with Escape.
  addEventListener('pageshow', stop);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stop();
  });
  // The visitor has cancelled the load.
  onModal(({ modalName, open }) => {
    if (modalName === 'interstitialLoader' && !open) stop();
  });
}
