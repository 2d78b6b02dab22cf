/** Returns the address of a picture to colour. */
export const picturePath = (id: string): string => `/colouring/${id}.svg`;

/** Returns the address of the same as a sheet of A4. */
export const sheetPath = (id: string): string => `/colouring/${id}-a4.svg`;
