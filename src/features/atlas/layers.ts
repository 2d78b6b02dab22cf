/** The layers of the atlas: what each lies on, and which page each of its parts belongs to. */

export const layerIds = ['skin', 'muscles', 'deep', 'skeleton', 'organs', 'circulation', 'nerves', 'lymph'] as const;
export type LayerId = (typeof layerIds)[number];

/** Tells whether a word names a layer. */
export const isLayer = (name: string | undefined): name is LayerId => layerIds.some((id) => id === name);

/** Layers that can be seen through: they may be shown together, in this order from the back. */
export const thinLayers = ['skeleton', 'nerves', 'circulation', 'lymph', 'organs'] as const satisfies LayerId[];

/** What always lies below a layer. */
export const underLayer: Partial<Record<LayerId, LayerId>> = { deep: 'skeleton' };

type Opening = { layer: LayerId; part?: string };

/** Where the page of a part opens the atlas, by the page's id. */
export const openings: Readonly<Record<string, Opening>> = {
  body: { layer: 'organs' },
  brain: { layer: 'organs', part: 'brain' },
  nerves: { layer: 'nerves', part: 'spinal-cord' },
  face: { layer: 'skin', part: 'nose' },
  lungs: { layer: 'organs', part: 'lung-right' },
  heart: { layer: 'circulation', part: 'heart' },
  stomach: { layer: 'organs', part: 'stomach' },
  liver: { layer: 'organs', part: 'liver' },
  pancreas: { layer: 'organs', part: 'pancreas' },
  kidneys: { layer: 'organs', part: 'kidneys' },
  bladder: { layer: 'organs', part: 'bladder' },
  skeleton: { layer: 'skeleton', part: 'spine' },
  joints: { layer: 'skeleton', part: 'joint-knee' },
  muscles: { layer: 'muscles', part: 'knee-cap' },
  superficialmuscles: { layer: 'muscles', part: 'quadriceps' },
  deepmuscles: { layer: 'deep', part: 'deep-belly' },
  lymph: { layer: 'lymph', part: 'nodes-neck' },
  skin: { layer: 'skin', part: 'skin' },
  // Its parts are in schematics of their own: the body wears swimwear.
  sexorgans: { layer: 'organs', part: 'bladder' },
};

/** The page that most parts of a layer belong to. */
const pageOfLayer: Record<LayerId, string> = {
  skin: 'skin',
  muscles: 'superficialmuscles',
  deep: 'deepmuscles',
  skeleton: 'skeleton',
  organs: 'stomach',
  circulation: 'heart',
  nerves: 'nerves',
  lymph: 'lymph',
};

/** Parts of another page than the others of their layer. */
const pageOfPart: Readonly<Record<string, string>> = {
  eye: 'face',
  ear: 'face',
  nose: 'face',
  mouth: 'face',
  'muscle-forehead': 'face',
  'muscle-eye': 'face',
  'muscle-mouth': 'face',
  'muscle-chew': 'face',
  'muscle-face': 'face',
  'knee-cap': 'muscles',
  'foot-tendons': 'muscles',
  patella: 'joints',
  brain: 'brain',
  larynx: 'lungs',
  windpipe: 'lungs',
  'lung-right': 'lungs',
  'lung-left': 'lungs',
  diaphragm: 'lungs',
  thyroid: 'body',
  heart: 'heart',
  liver: 'liver',
  gall: 'liver',
  spleen: 'lymph',
  pancreas: 'pancreas',
  kidneys: 'kidneys',
  bladder: 'bladder',
  'kidney-vessels': 'kidneys',
  'lung-vessels': 'lungs',
};

/** Returns the id of the page that tells of a part. */
export const pageOf = (layer: LayerId, part: string): string =>
  pageOfPart[part] ?? (part.startsWith('joint-') ? 'joints' : pageOfLayer[layer]);

/** Pages about diseases, by the page of the part; the first is the whole kind. */
const diseases: Readonly<Record<string, readonly string[]>> = {
  brain: ['illbrain', 'epilepsy', 'migraine'],
  nerves: ['illbrain'],
  face: ['illears'],
  lungs: ['illlungs', 'asthma', 'cysticfibrosis'],
  heart: ['illheart', 'heartdefect'],
  stomach: ['illstomach', 'coeliac', 'ibd'],
  liver: ['illliver'],
  pancreas: ['illhormones', 'diabetes'],
  kidneys: ['illkidneys', 'kidneydisease'],
  bladder: ['illkidneys'],
  skeleton: ['illskeleton'],
  joints: ['illskeleton', 'rheumatism'],
  muscles: ['illskeleton'],
  superficialmuscles: ['illskeleton'],
  deepmuscles: ['illskeleton'],
  lymph: ['illblood', 'leukaemia'],
  skin: ['illskin', 'eczema', 'severeallergy'],
};

/** Parts whose diseases are others than those of their page. */
const diseasesOfPart: Readonly<Record<string, readonly string[]>> = {
  thyroid: ['illhormones'],
  mouth: ['illears', 'dental'],
  'muscle-chew': ['illears', 'dental'],
  'muscle-forehead': ['illskeleton'],
  'muscle-eye': ['illskeleton'],
  'muscle-mouth': ['illskeleton'],
  'muscle-face': ['illskeleton'],
  tonsils: ['illears'],
  // A swollen node on the neck is nearly always an infection.
  'nodes-neck': ['illblood'],
};

/** Returns the ids of the pages about diseases of a part. */
export const diseasesOf = (layer: LayerId, part: string): readonly string[] =>
  diseasesOfPart[part] ?? diseases[pageOf(layer, part)] ?? ['diseases'];

export const schematicIds = [
  'face',
  'eye',
  'ear',
  'tooth',
  'skin-section',
  'joint',
  'heart',
  'lung',
  'kidney',
  'sex-girl',
  'sex-boy',
] as const;
export type SchematicId = (typeof schematicIds)[number];

/** Which pages show which schematics. */
export const schematicsOn: Readonly<Record<string, readonly SchematicId[]>> = {
  face: ['face', 'eye', 'ear', 'tooth'],
  skin: ['skin-section'],
  joints: ['joint'],
  heart: ['heart'],
  lungs: ['lung'],
  kidneys: ['kidney'],
  bladder: ['kidney'],
  sexorgans: ['sex-girl', 'sex-boy'],
};
