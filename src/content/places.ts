/** Where on a page a thing stands that has no page of its own. */

/** Returns the id of a hospital's or a book's place on its page. */
export const placeOf = (kind: 'hospital' | 'book', id: string): string => `${kind}-${id}`;
