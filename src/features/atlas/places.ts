import type { LayerId } from './layers.ts';

/** A part that has a pin: the point that its line touches, in units of the stage, and the column of its name. */
export type Place = { part: string; x: number; y: number; side: 'l' | 'r' };

/**
 * Part, x, y, column. The columns are those of the drawing: l is the reader's left and the body's right, in every
 * language. What is too small or hidden has none: it stands in the list.
 */
const points: Record<LayerId, string> = {
  skin: 'hair 170 34 l,eye 176 107 l,face 166 132 l,skin 118 300 l,sex-organs 200 444 l,ear 262 110 r,nose 203 118 r,mouth 208 138 r,navel 200 378 r,nails 227 823 r',
  muscles:
    'muscle-forehead 180 66 l,muscle-chew 159 134 l,trapezius 163 202 l,pectoral 166 244 l,biceps 115 296 l,rectus 186 350 l,forearm 101 384 l,sartorius 166 470 l,quadriceps 151 520 l,shin 159 680 l,muscle-eye 228 95 r,muscle-mouth 214 142 r,muscle-neck 212 188 r,deltoid 280 232 r,serratus 251 293 r,oblique 243 344 r,hand-muscles 316 453 r,adductors 215 510 r,knee-cap 237 602 r,calf 219 670 r,foot-tendons 228 798 r',
  deep: 'deep-chew 155 134 l,deep-rotator 143 252 l,deep-ribs 150 302 l,deep-arm 111 310 l,deep-belly 156 366 l,deep-forearm 104 390 l,deep-glute 133 418 l,deep-hand 95 464 l,deep-thigh 146 520 l,deep-calf 154 690 l,deep-neck 210 190 r,deep-breast 250 242 r,deep-hip 226 384 r,deep-floor 210 442 r,deep-adductor 222 520 r,deep-foot 248 806 r',
  skeleton:
    'skull 168 66 l,clavicle 156 211 l,ribs 147 286 l,humerus 119 282 l,joint-elbow 108 342 l,pelvis 152 398 l,radius 93 396 l,hand-bones 94 474 l,femur 152 516 l,joint-knee 163 617 l,tibia 166 690 l,jaw 218 158 r,joint-shoulder 266 226 r,scapula 257 240 r,sternum 201 256 r,spine 203 356 r,ulna 294 396 r,joint-wrist 304 438 r,joint-hip 246 431 r,patella 237 601 r,fibula 251 690 r,joint-ankle 236 784 r,foot-bones 244 808 r',
  organs:
    'brain 168 66 l,larynx 197 176 l,windpipe 197 212 l,lung-right 160 250 l,liver 162 322 l,gall 176 350 l,kidneys 164 366 l,duodenum 180 368 l,colon 152 402 l,appendix 163 440 l,thyroid 210 193 r,heart 222 270 r,lung-left 243 262 r,diaphragm 250 307 r,stomach 237 326 r,spleen 252 328 r,pancreas 232 354 r,small-bowel 226 410 r,rectum 216 438 r,bladder 204 450 r',
  circulation:
    'arteries-neck 190 186 l,veins-arm 114 250 l,lung-vessels 166 242 l,vena-cava 192 320 l,kidney-vessels 168 358 l,capillaries 90 500 l,veins-leg 184 560 l,veins-neck 216 190 r,arteries-arm 279 276 r,heart 222 270 r,aorta 203 330 r,arteries-leg 236 560 r',
  nerves:
    'brain 168 66 l,nerves-arm 120 292 l,nerves-ribs 150 286 l,nerves-hand 93 494 l,nerve-femoral 150 520 l,nerves-face 235 126 r,spinal-cord 201 250 r,nerve-sciatic 238 520 r,nerves-foot 240 816 r',
  lymph:
    'tonsils 190 139 l,nodes-armpit 138 240 l,thymus 193 236 l,nodes-bowel 186 394 l,lymph-vessels 178 560 l,nodes-neck 217 182 r,thoracic-duct 203 300 r,spleen 252 326 r,nodes-limb 285 342 r,nodes-groin 236 444 r',
};

/** Returns the pins of a layer, in each column from the top. */
export const placesIn = (layer: LayerId): Place[] =>
  points[layer].split(',').map((row) => {
    const [part = '', x, y, side] = row.split(' ');
    return { part, x: Number(x), y: Number(y), side: side === 'l' ? 'l' : 'r' };
  });
