/** Every overlay of the site by its name, and where its code is. Nothing is loaded before a reader reaches for one. */

/** What opens in the page's dialog (`data-modal`), each a `ModalModule` that a call loads. */
export const overlays = {
  caregiversMenu: () => import('../features/caregivers/caregiversMenu.overlay.ts'),
  faqCategoryFilter: () => import('../features/faq/faqFilter.overlay.ts'),
  groupedVideos: () => import('../compose/films.overlay.tsx'),
  hospitalInfo: () => import('../features/hospitals/hospitalInfo.overlay.ts'),
  interstitialLoader: () => import('../features/shell/interstitial.overlay.ts'),
  lightbox: () => import('../features/lightbox/lightbox.overlay.ts'),
  mainMenu: () => import('../compose/mainMenu.overlay.ts'),
  reels: () => import('../features/reels/reels.overlay.tsx'),
  search: () => import('../compose/search.overlay.tsx'),
  share: () => import('../features/shell/share.overlay.ts'),
  videoModal: () => import('../compose/films.overlay.tsx'),
};

/** Overlays that React makes: they need words of their own, and no part of the page that they stand for. */
export const reactOverlays: ReadonlySet<string> = new Set(['groupedVideos', 'reels', 'search', 'videoModal']);

/** What opens beside its button, and leaves the page in use (`data-popup`). */
export const popups = {
  languages: () => import('../features/language/languages.overlay.ts'),
};
