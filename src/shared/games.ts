/**
 * The games under "Play and learn", by page id, each with the things it has texts for, in order. Shared by the content
 * (content/games) and the games.
 */
export const gameThings = {
  balloon: [],
  blowmask: [],
  findit: ['lamp', 'table', 'monitor', 'machine', 'mask', 'drip', 'cap', 'teddy'],
  matchsound: ['monitor', 'machine', 'suction', 'bed', 'cuff'],
  gadgetpairs: ['mask', 'monitor', 'stethoscope', 'thermometer', 'cannula', 'stickers', 'cuff', 'drip'],
  teddyoperation: ['monitor', 'stickers', 'clip', 'cuff', 'mask', 'cannula', 'plaster'],
  colouring: ['theatre', 'mask', 'waking', 'practising', 'walk', 'scales', 'ambulance', 'teddy'],
} as const satisfies Record<string, readonly string[]>;

/** The page id of a game. */
export type GameId = keyof typeof gameThings;

/** The id of a thing in a game. */
export type ThingId<Game extends GameId = GameId> = (typeof gameThings)[Game][number];

export const isGameId = (id: string): id is GameId => Object.hasOwn(gameThings, id);

/** The texts of a thing in a game. */
export type Thing<Game extends GameId = GameId> = {
  id: ThingId<Game>;
  name: string;
  /** What it is for, or what the picture shows. */
  text: string;
  /** Where to find it, where it belongs, or what it sounds like. */
  hint?: string | undefined;
  place?: string | undefined;
};
