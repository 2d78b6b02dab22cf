/** Every overlay of the site by its name, and where its code is. Nothing is loaded before a reader reaches for one. */
import { type Overlays, startOpeners } from '../client/openers.ts';

export const overlays: Overlays = {
  modals: {
    caregiversMenu: () => import('../features/caregivers/caregiversMenu.overlay.ts'),
    faqCategoryFilter: () => import('../features/faq/faqFilter.overlay.ts'),
    groupedVideos: () => import('./films.overlay.tsx'),
    hospitalInfo: () => import('../features/hospitals/hospitalInfo.overlay.ts'),
    interstitialLoader: () => import('../features/shell/interstitial.overlay.ts'),
    lightbox: () => import('../features/lightbox/lightbox.overlay.ts'),
    mainMenu: () => import('./mainMenu.overlay.ts'),
    reels: () => import('../features/reels/reels.overlay.tsx'),
    search: () => import('./search.overlay.tsx'),
    share: () => import('../features/shell/share.overlay.ts'),
    videoModal: () => import('./films.overlay.tsx'),
  },
  react: new Set(['groupedVideos', 'reels', 'search', 'videoModal']),
  popups: {
    languages: () => import('../features/language/languages.overlay.ts'),
  },
};

startOpeners(overlays);
