/** The search page works without scripts; what makes it quicker comes when there is something to do. */
import { getPreferences } from '../../../client/stores/preferences.ts';

const panel = document.querySelector<HTMLElement>('[data-overlay="search"]');

if (panel) {
  const start = () => {
    for (const intent of intents) panel.removeEventListener(intent, start);
    import('./searchPanel.ts').then(
      ({ startSearch }) => startSearch(panel),
      // The form is sent as it is, and the server answers with a page.
      (error: unknown) => console.warn('The search works without its script', error),
    );
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  const hasQuestion = new URLSearchParams(location.search).has('q');
  if (hasQuestion || getPreferences().recentSearches.length > 0 || panel.contains(document.activeElement)) start();
  else for (const intent of intents) panel.addEventListener(intent, start, { passive: true });
}
