/** Where a drawing lies in `body-outline`, in percent of its width and height, from its left and top. */
export type OrganPlace = {
  /** Where the organ's own drawing is laid; organs that are everywhere have none. */
  inside?: { left: number; top: number; width: number };
  /** The middle of its pin. No two are nearer than 13 % of the body's width. */
  pin: { left: number; top: number };
};

/** Places do not change sides in right-to-left pages: the body's left stays left. */
export const organPlaces = {
  'organ-kidneys': { inside: { left: 36, top: 43, width: 28 }, pin: { left: 66, top: 48.6 } },
  'organ-intestines': { inside: { left: 36.5, top: 48.5, width: 27 }, pin: { left: 42, top: 54.3 } },
  'organ-bladder': { inside: { left: 44, top: 58.5, width: 12 }, pin: { left: 52, top: 60.5 } },
  'organ-pancreas': { inside: { left: 41, top: 44, width: 18 }, pin: { left: 50, top: 47.6 } },
  'organ-lungs': { inside: { left: 32.5, top: 26.5, width: 35 }, pin: { left: 39, top: 33.3 } },
  'organ-heart': { inside: { left: 46, top: 32, width: 14 }, pin: { left: 54, top: 34.3 } },
  'organ-liver': { inside: { left: 32, top: 39, width: 22 }, pin: { left: 38, top: 41.9 } },
  'organ-stomach': { inside: { left: 47, top: 38.5, width: 19 }, pin: { left: 60, top: 42.4 } },
  'organ-brain': { inside: { left: 41, top: 2.8, width: 18 }, pin: { left: 50, top: 5.7 } },
  'organ-muscle': { inside: { left: 17, top: 33.5, width: 13 }, pin: { left: 22, top: 35.7 } },
  'organ-joint': { inside: { left: 32.5, top: 71.5, width: 12 }, pin: { left: 38.5, top: 74.3 } },
  'organ-skin': { inside: { left: 74, top: 43.5, width: 10 }, pin: { left: 79, top: 46.7 } },
  'organ-face': { pin: { left: 41, top: 14.5 } },
  'organ-nerves': { pin: { left: 71, top: 28.6 } },
  'organ-lymph': { pin: { left: 33, top: 27.6 } },
  'organ-skeleton': { pin: { left: 62, top: 85.7 } },
} as const satisfies Record<string, OrganPlace>;
