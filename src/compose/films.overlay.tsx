/** Films over the page, from the link to their own: one, or those that answer quick questions together. */
import { fetchCopy } from '../client/copy.ts';
import type { ModalModule, OnClose, OpenModal } from '../client/modal.ts';
import { mountInDialog } from '../client/reactOverlay.tsx';
import { GroupedFilms, type GroupedFilmsProps } from '../features/film/GroupedFilms.tsx';
import { FilmOverlay } from './FilmOverlay.tsx';
import type { GroupedVideosData, VideoModalData } from '../layouts/props/filmOverlays.ts';
import type { OverlayFilm } from '../layouts/props/films.ts';

/** @throws Error where there is nothing of that address */
function named<Item extends { path: string }>(items: readonly Item[], path: string): Item {
  const item = items.find((one) => one.path === path);
  if (!item) throw new Error(`There is no film at ${path}`);
  return item;
}

async function showFilm(modal: OpenModal, path: string): Promise<OnClose> {
  const { films, ...words } = await fetchCopy<VideoModalData>('videoModal', path);
  const film = named(films, path);
  modal.dialog.setAttribute('aria-label', film.title);
  return mountInDialog(modal, FilmOverlay, { ...words, film, showsQr: true });
}

async function showGroup(modal: OpenModal, path: string): Promise<OnClose> {
  const { groups, ...words } = await fetchCopy<GroupedVideosData>('groupedVideos', path);
  const { title, films } = named(groups, path);
  modal.dialog.setAttribute('aria-label', title);
  return mountInDialog<GroupedFilmsProps<OverlayFilm>>(modal, GroupedFilms, {
    title,
    films,
    show: (film) => <FilmOverlay {...words} film={film} showsQr={false} headingLevel={3} />,
  });
}

export const modal: ModalModule = {
  size: 'wide',
  fill(modal) {
    const { trigger } = modal;
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('A film is opened by a link to its page');
    return (trigger.dataset['modal'] === 'groupedVideos' ? showGroup : showFilm)(modal, trigger.pathname);
  },
};
