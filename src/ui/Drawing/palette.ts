const paint = (name: string, hex: string) => `var(--i-${name},${hex})`;

/**
 * Paper colours of the drawings. Each is a custom property with a fallback, so that CSS can recolour a drawing. `my…`
 * are the colours of the visitor's avatar.
 */
export const c = {
  ink: paint('ink', '#0F3B40'),
  deep: paint('deep', '#1D5459'),
  teal: paint('teal', '#2A8C8C'),
  mid: paint('mid', '#7CCBC7'),
  aqua: paint('aqua', '#BFE9E6'),
  pale: paint('pale', '#E6F7F5'),
  white: paint('white', '#FFFDF9'),
  cream: paint('cream', '#FFF3DC'),
  rose: paint('rose', '#F9D5DB'),
  pink: paint('pink', '#F0A3B1'),
  coral: paint('coral', '#E4687F'),
  berry: paint('berry', '#C63D5E'),
  sun: paint('sun', '#FFC83D'),
  amber: paint('amber', '#E8A32B'),
  leaf: paint('leaf', '#86B98C'),
  plum: paint('plum', '#7C5683'),
  tan: paint('tan', '#E8B78E'),
  bear: paint('bear', '#C98B52'),
  bearl: paint('bearl', '#E9BE8C'),
  bone: paint('bone', '#EBD9B4'),
  vein: paint('vein', '#5E9CC4'),
  slate: paint('slate', '#2F4A5A'),
  mySkin: 'var(--av-skin,#FBDCC6)',
  myHair: 'var(--av-hair,#6B432D)',
} as const;

/** Shade and paper shadow: always ink at low opacity, which works on any colour. */
export const shade = '#0F3B40';
