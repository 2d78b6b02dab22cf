/**
 * The games below Play and learn, by the id of their page: the things that each has words for, in their order. Content
 * (content/games) and the games themselves meet here.
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

/** Id of the page of a game. */
export type GameId = keyof typeof gameThings;

/** Id of a thing of a game. */
export type ThingId<Game extends GameId = GameId> = (typeof gameThings)[Game][number];

/** Tells whether a page is a game. */
export const isGameId = (id: string): id is GameId => Object.hasOwn(gameThings, id);

/** A thing of a game, in words. */
export type Thing<Game extends GameId = GameId> = {
  id: ThingId<Game>;
  name: string;
  /** What it is for, or what the picture shows. */
  text: string;
  /** Where it is to be found, where it belongs, or how it sounds. */
  hint?: string | undefined;
  /** The place where it belongs. */
  place?: string | undefined;
};
