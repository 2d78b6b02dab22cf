export const picturePath = (id: string): string => `/colouring/${id}.svg`;

/** Returns the address of the picture as an A4 sheet. */
export const sheetPath = (id: string): string => `/colouring/${id}-a4.svg`;
