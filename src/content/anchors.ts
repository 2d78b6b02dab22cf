/** Ids of things on a page that have no page of their own. */

/** Returns the element id of a hospital or a book on the page that lists it. */
export const anchorOf = (kind: 'hospital' | 'book', id: string): string => `${kind}-${id}`;
