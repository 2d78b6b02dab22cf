/** Why a question is not searched for. */

/** The indexes are not loaded, or are being loaded anew. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** The reader's network still owes for earlier questions (http/limit.ts). */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests';
}
