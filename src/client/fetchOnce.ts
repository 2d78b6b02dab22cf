/** Fetches what an overlay needs. Asked for early, it is there when it is wanted. */
import { withTimeout } from './network.ts';

const answers = new Map<string, Promise<unknown>>();

/**
 * Fetches an address once.
 * @param url on this site; each is always read in the same way
 * @param read takes the answer's body
 * @throws Error where it can't be had; the next call tries again
 */
export function fetchOnce<Body>(url: string, read: (response: Response) => Promise<Body>): Promise<Body> {
  const known = answers.get(url);
  if (known) return known as Promise<Body>;
  // A network that went away without a word would leave it open for minutes, and the next press waiting for it.
  const body = withTimeout(
    fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return read(response);
    }),
  );
  answers.set(url, body);
  body.catch(() => answers.delete(url));
  return body;
}
