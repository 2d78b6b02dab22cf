/** Why a question is not searched for. */

/** The indexes are not loaded, or are being loaded anew. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** Its network owes for what it asked before. */
export class TooOften extends Error {
  override name = 'TooOften';
}
