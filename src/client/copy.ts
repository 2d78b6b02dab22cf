/** The words of overlays that React makes, built into one file for each language (src/pages/data/copy). */
import { inTime } from './network.ts';

const files = new Map<string, Promise<unknown>>();

/**
 * Fetches the words of an overlay once; asked for early, they are there when they are wanted.
 * @param name the overlay's
 * @param path address of the page that it stands for: every language but Swedish begins its addresses with its code
 * @throws Error where the file can't be had; the next call tries again
 */
export function fetchCopy<Copy>(name: string, path: string): Promise<Copy> {
  const url = `/data/copy/${name}.${/^\/([^/]+)\//.exec(path)?.[1] ?? 'sv'}.json`;
  const known = files.get(url);
  if (known) return known as Promise<Copy>;
  const file = inTime(
    fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response.json() as Promise<Copy>;
    }),
  );
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}
