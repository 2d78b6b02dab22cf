/** The layers of the atlas: what each lies on, and which page each of its parts belongs to. */

export const layerIds = ['skin', 'muscles', 'deep', 'skeleton', 'organs', 'circulation', 'nerves', 'lymph'] as const;
export type LayerId = (typeof layerIds)[number];

/** Tells whether a word names a layer. */
export const isLayer = (name: string | undefined): name is LayerId => layerIds.some((id) => id === name);

/** Layers that can be seen through: they may be shown together, in this order from the back. */
export const thinLayers = ['skeleton', 'nerves', 'circulation', 'lymph', 'organs'] as const satisfies LayerId[];

/** What always lies below a layer. */
export const underLayer: Partial<Record<LayerId, LayerId>> = { deep: 'skeleton' };

/** A layer, and what of it a page is about: one part, several that have the page's name together, or all of it. */
type Opening = { layer: LayerId; parts: readonly string[] };

const joints = ['joint-shoulder', 'joint-elbow', 'joint-wrist', 'joint-hip', 'joint-knee', 'joint-ankle'];

/** Where the page of a part opens the atlas, by the page's id. */
export const openings: Readonly<Record<string, Opening>> = {
  body: { layer: 'organs', parts: [] },
  brain: { layer: 'organs', parts: ['brain'] },
  nerves: { layer: 'nerves', parts: [] },
  face: { layer: 'skin', parts: ['face'] },
  lungs: { layer: 'organs', parts: ['lung-right', 'lung-left'] },
  heart: { layer: 'circulation', parts: ['heart'] },
  stomach: { layer: 'organs', parts: ['stomach', 'duodenum', 'small-bowel', 'colon', 'appendix', 'rectum'] },
  liver: { layer: 'organs', parts: ['liver', 'gall'] },
  pancreas: { layer: 'organs', parts: ['pancreas'] },
  kidneys: { layer: 'organs', parts: ['kidneys'] },
  bladder: { layer: 'organs', parts: ['bladder'] },
  skeleton: { layer: 'skeleton', parts: [] },
  joints: { layer: 'skeleton', parts: joints },
  muscles: { layer: 'muscles', parts: [] },
  superficialmuscles: { layer: 'muscles', parts: [] },
  deepmuscles: { layer: 'deep', parts: [] },
  lymph: { layer: 'lymph', parts: [] },
  skin: { layer: 'skin', parts: ['skin'] },
  // The body wears swimwear: what lies below is in schematics of the page.
  sexorgans: { layer: 'skin', parts: ['sex-organs'] },
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
  face: 'face',
  'sex-organs': 'sexorgans',
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
  sexorgans: ['testicleoperation', 'foreskin'],
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

/** Returns the ids of the pages about diseases of what a page tells of. */
export const diseasesOfPage = (page: string): readonly string[] => diseases[page] ?? ['diseases'];

/** Returns the ids of the pages about diseases of a part. */
export const diseasesOf = (layer: LayerId, part: string): readonly string[] =>
  diseasesOfPart[part] ?? diseasesOfPage(pageOf(layer, part));

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
