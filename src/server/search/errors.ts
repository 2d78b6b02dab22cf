/** Reasons why a search is refused before it starts. */

/** The indexes are not loaded yet, or the search thread is restarting. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** The client's network has used more than its budget on earlier searches (http/limit.ts). */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests';
}
