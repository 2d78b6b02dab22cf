/** Paper colours of the atlas, the same in light and dark: arteries red, veins blue, nerves yellow, lymph green. */
const named: Readonly<Record<string, string>> = {
  window: '#9CD3CF',
  windowShade: '#86C3BF',
  bone: '#F6E9CC',
  boneBack: '#DCC79E',
  boneShade: '#B9A177',
  cartilage: '#D3ECF2',
  socket: '#5E8F8F',
  muscle: '#D9767B',
  muscleDark: '#C4606B',
  muscleLight: '#E79A97',
  tendon: '#F8E6D3',
  fascia: '#F1C9BF',
  deep: '#B4586A',
  deepDark: '#9A4760',
  deepLight: '#C97584',
  brain: '#F0A9B4',
  brainShade: '#D9808F',
  lung: '#F2A9B5',
  lungShade: '#DE8797',
  airway: '#F3DDB8',
  airwayRing: '#D8B27C',
  heart: '#C63D5E',
  artery: '#D2435C',
  vein: '#3F7DB3',
  liver: '#A9564A',
  gall: '#6FA577',
  stomach: '#EFA58C',
  stomachShade: '#D98770',
  spleen: '#8C5A86',
  pancreas: '#F0C27A',
  colon: '#E4848A',
  colonShade: '#C9656F',
  bowel: '#F5BFA6',
  bowelShade: '#DD9A80',
  kidney: '#B4575F',
  bladder: '#F3B9C0',
  urine: '#FFC83D',
  diaphragm: '#B8606A',
  thymus: '#E8B39C',
  thyroid: '#D66F6F',
  gullet: '#E3A191',
  nerve: '#FFC83D',
  nerveDeep: '#C97F12',
  cord: '#FFD766',
  lymph: '#3E8A5C',
  node: '#7DBB84',
  tonsil: '#E79A97',
};

/** The reader's own colours, set on the stage; alone they fall back on these. */
const own: Readonly<Record<string, string>> = {
  'own-skin': 'var(--av-skin,#E8B78E)',
  'own-hair': 'var(--av-hair,#6B432D)',
  'own-eyes': 'var(--av-eyes,#5A3722)',
  'own-lips': 'var(--av-lips,#C8485F)',
};

/** Ground under the layers, in the window that is cut into the skin. */
export const windowColour = '#9CD3CF';

/**
 * Returns a colour by its name in a pattern, or one that is written out.
 * @throws Error where there is none of that name
 */
export function colourOf(name: string): string {
  const colour = name.startsWith('#') ? name : (named[name] ?? own[name]);
  if (!colour) throw new Error(`There is no colour "${name}" in the atlas`);
  return colour;
}
