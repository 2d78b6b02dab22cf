/** The upper garment, from the shoulders to its hem, and what is on it. */
import type { Clothes } from '../../../src/ui/Drawing/figure/clothing.ts';
import { C, cut, flat, g, line, r1, seam } from '../paper.ts';
import { clamp, lerp } from '../values.ts';
import { measuresOf, paintsOf, type Person } from './person.ts';
import type { State } from './state.ts';

type Print = (t: number, hem: number, accent: string, person: Person) => string;

const collar: Print = (t, _hem, _accent, person) =>
  flat(`M-13,${t + 1.5}L0,${t + 22}L13,${t + 1.5}Q0,${t + 11}-13,${t + 1.5}Z`, paintsOf(person).skin) +
  line(`M-13.5,${t + 1.5}L0,${t + 22}L13.5,${t + 1.5}`, C.ink, 3.5, 0.24);

const prints: Record<NonNullable<Clothes['print']>, Print> = {
  stripes: (t, _hem, accent) =>
    `<path d="M-29.5,${t + 24}h59M-30.5,${t + 39}h61M-31,${t + 54}h62" stroke="${accent}" stroke-width="6" fill="none"/>`,
  star: (t, _hem, accent) =>
    `<path d="M0,${t + 22}l5,10 11,1.5-8,8 2,11-10,-5-10,5 2,-11-8,-8 11,-1.5Z" fill="${accent}" stroke="${accent}" stroke-width="3" stroke-linejoin="round"/>`,
  dots: (t, _hem, accent) =>
    line(
      `M-20,${t + 20}h.1M-4,${t + 28}h.1M14,${t + 20}h.1M22,${t + 38}h.1M-24,${t + 46}h.1M-8,${t + 50}h.1M14,${t + 56}h.1`,
      accent,
      5,
    ),
  pocket: (t) => seam(`M10,${t + 26}h18v18h-18Z`),
  collar,
  scrubs: (t, hem, accent, person) =>
    collar(t, hem, accent, person) +
    `<rect x="12" y="${t + 30}" width="18" height="13" rx="3" fill="${C.white}"/>` +
    line(`M16,${t + 35}h6m-6,4h10`, accent, 2) +
    seam(`M-32,${hem - 32}h20v22`),
  buttons: (t, hem, accent) =>
    line(`M0,${t + 8}V${hem}`, C.ink, 2.5, 0.25) + line(`M8,${t + 26}h.1m0,18h.1m0,18h.1`, accent, 5),
  seam: (t, hem) => line(`M0,${t + 34}V${hem - 4}`, C.ink, 2.5, 0.16),
  hoodie: (t, hem, _accent, person) => {
    const hood = `M-24,${t + 7}Q-30,${t - 13} 0,${t - 13}T24,${t + 7}Q0,${t + 20}-24,${t + 7}Z`;
    const pocket = `M-22,${hem - 13}l7,-23h30l7,23`;
    return (
      flat(hood, person.clothes.top) +
      flat(hood, C.ink, 0.16) +
      flat(pocket, C.ink, 0.12) +
      seam(pocket) +
      line(`M-8,${t + 10}v20M8,${t + 10}v16`, '#fff', 2.5)
    );
  },
  waistcoat: (t, hem, accent) =>
    flat(
      `M-38,${hem - 14}L-35,${t + 10}Q-14,${t + 2}-11,${t + 4}L-16,${hem}H-31ZM38,${hem - 14}L35,${t + 10}Q14,${t + 2} 11,${t + 4}L16,${hem}H31Z`,
      accent,
    ) + line(`M0,${t + 34}v.1m0,20v.1m0,20v.1`, C.berry, 6),
};

/** Draws the garment. It widens with each breath and narrows as the body turns. */
export function torso(person: Person, state: State): string {
  const p = measuresOf(person);
  const { clothes: c } = person;
  const slim = 1 - 0.2 * Math.abs(state.twist);
  const t = r1(p.shoulderY - state.breath * 1.6);
  const w = r1(p.halfWidth * slim + state.breath * 1.5);
  const h = r1(w + (c.flare ?? 3));
  const sits = state.legs === 'front' ? clamp(state.sit) : 1;
  const hem = r1(p.hemY + lerp(c.long ?? 0, 0, sits));
  const d = `M-13,${t}C-${w - 6},${t + 1}-${w},${t + 7}-${w + 1},${t + 17}L-${h},${hem - 9}Q-${h},${hem}-${h - 9},${hem}H${h - 9}Q${h},${hem} ${h},${hem - 9}L${w + 1},${t + 17}C${w},${t + 7} ${w - 6},${t + 1} 13,${t}Q0,${t + 11}-13,${t}Z`;
  const print = c.print ? prints[c.print](t, hem, c.accent ?? C.white, person) : '';
  const turned = state.twist ? g(`translate(${r1(state.twist * 8)} 0) scale(${r1(slim * 100) / 100} 1)`, print) : print;
  return cut(d, c.top) + seam(`M-${h - 5},${hem - 6}H${h - 5}`) + turned;
}
