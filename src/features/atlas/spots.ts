import type { SchematicId } from './layers.ts';
import type { Spot } from './distributeLabels.ts';

/** Part, x, y in the field of the schematic, 320 by 320. */
const spots: Record<SchematicId, string> = {
  face: 'eye 90 124,nose 46 154,nasal-cavity 112 148,mouth 58 190,teeth 71 198,tongue 112 212,palate 96 172,tonsil 151 198,throat 162 214,epiglottis 145 230,larynx 131 250,windpipe 143 292,gullet 172 284,jaw 72 222,spine 200 256,ear 202 140,skin 120 118',
  'skin-section':
    'hair 100 48,pore 283 96,epidermis 60 108,dermis 232 190,fat 132 286,oil-gland 99 137,muscle 102 174,hair-root 130 212,sweat-gland 279 188,nerve 36 150,artery 220 221,vein 230 236',
  'sex-girl': 'womb 160 96,tubes 216 74,ovaries 217 118,cervix 160 160,vagina 160 196,vulva 160 246,skin 60 240',
  'sex-boy':
    'bladder 160 84,seminal 182 112,prostate 173 136,ducts 214 150,urethra 160 180,penis 168 224,testicles 186 234,scrotum 116 254,skin 60 250',
  ear: 'outer-ear 50 150,canal 140 156,drum 187 168,ossicles 200 142,middle-ear 198 172,canals 248 84,cochlea 246 180,nerve 296 148,eustachian 244 238,temple 160 250',
  eye: 'lids 66 88,cornea 66 178,iris 96 108,pupil 100 160,lens 124 160,chamber 86 184,vitreous 186 160,retina 264 146,choroid 236 88,sclera 178 58,blood-vessels 250 206,optic-nerve 300 194',
  tooth: 'enamel 160 58,dentine 114 130,pulp 160 132,gum 58 164,root 112 220,bone 70 232,nerve 132 168,vessels 196 240',
  joint:
    'muscle 50 40,bone 122 96,marrow 160 46,cartilage 124 151,fluid 226 160,capsule 79 188,tendon 36 160,ligament 257 150',
  heart:
    'vena-cava 102 40,aorta 176 34,lung-artery 187 120,lung-veins 296 147,right-atrium 104 128,right-ventricle 150 250,left-atrium 236 134,left-ventricle 209 256,valves 120 184,septum 189 240,flow 164 220',
  lung: 'windpipe 146 44,lung 45 246,airways 98 150,small-airway 206 182,alveoli 262 206,capillaries 256 274',
  kidney:
    'kidney-right 119 78,cortex 82 185,pyramids 64 110,pelvis 104 120,kidney-left 262 120,ureters 129 206,aorta 172 60,vena-cava 148 60,bladder 160 268,urethra 160 308',
};

/** Returns the spots of a schematic that have a name. */
export const spotsOf = (id: SchematicId): Spot[] =>
  spots[id].split(',').map((row) => {
    const [part = '', x, y] = row.split(' ');
    return { part, x: Number(x), y: Number(y) };
  });
