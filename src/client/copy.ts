/** The words of overlays that React makes, built into one file for each language (src/pages/data/copy). */
import { fetchOnce } from './fetchOnce.ts';

/**
 * Fetches the words of an overlay once.
 * @param name the overlay's
 * @param path address of the page that it stands for: every language but Swedish begins its addresses with its code
 * @throws Error where the file can't be had
 */
export const fetchCopy = <Copy>(name: string, path: string): Promise<Copy> =>
  fetchOnce(`/data/copy/${name}.${/^\/([a-z]{2,3}(?:-[A-Z]{2})?)\//.exec(path)?.[1] ?? 'sv'}.json`, (response) =>
    response.json(),
  );
