/**
 * Needles, and what is used before and after. Each function takes numbers and returns SVG shapes around its own origin.
 */
import { C, cut, flat, freshId, g, inside, line, r1, seam, sheet } from '../paper.ts';
import { clamp, lerp } from '../values.ts';
import { skins } from '../figure/person.ts';

import { starShape } from './shapes.ts';
type Skin = keyof typeof skins;

export const needle = {
  forearm: ({ skin = 'brown' as Skin, sleeve = C.sun, fist = 0, pale = 0 }) => {
    const f = skins[skin],
      arm =
        'M-420,-86C-300,-100-150,-92-60,-82C40,-86 120,-74 210,-54C236,-48 252,-46 262,-48L262,58C250,56 236,58 212,62C110,82 20,88-60,84C-160,96-300,108-420,100Z';
    const palm = 'M250,-50C280,-62 330,-64 352,-44C364,-30 364,34 350,48C330,66 282,64 250,58Z';
    const fg = fist < 0.5 ? 'M344,-40H398M350,-15H414M350,11H410M344,36H392' : '';
    return (
      line('M262,-40Q290,-84 330,-92', C.ink, 34, 0.14, 'transform="translate(0 7)"') +
      cut(arm, f, 9) +
      line('M262,-40Q290,-84 330,-92', f, 32) +
      cut(palm, f, 7) +
      (fg
        ? line(fg, C.ink, 25, 0.14, 'transform="translate(0 6)"') +
          line(fg, f, 24) +
          line('M352,-27H368M356,-2H372M352,24H366', C.ink, 3, 0.14)
        : '') +
      line('M286,-34Q300,4 288,44', C.ink, 4, 0.16) +
      line('M-6,-46Q10,0-4,46', C.ink, 5, 0.2) +
      line('M8,-30Q18,0 10,30', C.ink, 4, 0.12) +
      (pale > 0 ? flat(sheet(-62, -42, 124, 84, 26, 'pale'), '#fff', pale) : '') +
      line('M-96,-20C-50,-36-20,-2 26,-12S110,14 168,2', C.vein, 7, 0.3) +
      cut('M-470,-120C-400,-126-330,-118-286,-112Q-272,0-288,118C-330,126-400,128-470,126Z', sleeve, 8) +
      seam('M-300,-100Q-288,0-302,106', '#fff', 4)
    );
  },
  cushion: ({ fill = C.aqua, w = 760, h = 250 }) =>
    cut(
      `M${-w / 2},${-h * 0.3}C${-w / 2 - 10},${-h * 0.62} ${-w * 0.3},${-h / 2} 0,${-h * 0.52}S${w / 2 + 12},${-h * 0.62} ${w / 2},${-h * 0.3}C${w / 2 + 16},${h * 0.1} ${w / 2 + 14},${h * 0.4} ${w / 2 - 20},${h * 0.5}C${w * 0.2},${h * 0.6} ${-w * 0.2},${h * 0.6} ${-w / 2 + 20},${h * 0.5}C${-w / 2 - 14},${h * 0.4} ${-w / 2 - 16},${h * 0.1} ${-w / 2},${-h * 0.3}Z`,
      fill,
      9,
    ) +
    seam(`M${-w / 2 + 26},${h * 0.4}C${-w * 0.2},${h * 0.5} ${w * 0.2},${h * 0.5} ${w / 2 - 26},${h * 0.4}`, '#fff', 4),
  numb: ({ k = 1, rot = 0, peel = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      (() => {
        const p = clamp(peel),
          cx = lerp(84, -70, p),
          film = `M-84,-58Q-84,-64-78,-64H${r1(cx - 6)}L${r1(lerp(84, -40, p))},${r1(lerp(-58, 20, p))}V${r1(lerp(58, 60, p))}Q${r1(lerp(84, -40, p))},64 ${r1(lerp(78, -46, p))},64H-78Q-84,64-84,58Z`;
        return (
          flat(film, C.ink, 0.1).replace('<path', '<path transform="translate(0 6)"') +
          flat(film, C.white, 0.62) +
          line(film, C.mid, 4) +
          (p < 0.9
            ? inside(
                freshId(),
                film,
                `<ellipse rx="50" ry="36" fill="${C.white}"/><ellipse cx="-8" cy="-6" rx="30" ry="17" fill="${C.pale}"/>`,
              )
            : '') +
          (p > 0.02
            ? flat(
                `M${r1(cx - 6)},-64L${r1(lerp(84, -40, p))},${r1(lerp(-58, 20, p))}L${r1(lerp(80, -96, p))},${r1(lerp(-64, 0, p))}Z`,
                C.aqua,
              )
            : '')
        );
      })(),
    ),
  tube: ({ rot = 0, press = 0 }) =>
    g(
      `rotate(${r1(rot)})`,
      cut(`M${-44 + press * 6},-150H${44 - press * 6}L34,0H-34Z`, C.aqua, 6) +
        flat('M-48,-166H48V-142H-48Z', C.mid) +
        flat('M-38,-110H38L34,-50H-34Z', C.white) +
        line('M-22,-92H22M-18,-72H8', C.teal, 6) +
        flat('M-17,0H17V26Q0,34-17,26Z', C.berry),
    ),
  needle: ({ inside: blood = 0 }) =>
    line('M120,4C190,-12 210,60 300,40C350,30 380,60 420,52', C.ink, 11, 0.12, 'transform="translate(0 5)"') +
    line('M120,4C190,-12 210,60 300,40C350,30 380,60 420,52', C.white, 11) +
    line('M120,4C190,-12 210,60 300,40C350,30 380,60 420,52', C.berry, 5, blood * 0.9) +
    line(`M${r1(blood * 24)},0L58,-1`, C.steel, 4.5) +
    cut('M66,-10C70,-46 100,-50 108,-10Z', C.sun, 2) +
    cut('M66,10C70,44 100,48 108,10Z', C.sun, 3) +
    cut('M52,-10H122Q130,0 122,10H52Q46,0 52,-10Z', C.amber, 3),
  plaster: ({ k = 1, rot = 0, star: st = 1 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      cut('M-74,-30H74C106,-30 106,30 74,30H-74C-106,30-106,-30-74,-30Z', C.pink, 6) +
        flat('M-34,-30H34V30H-34Z', C.rose) +
        seam('M-34,-28V28M34,-28V28', '#fff', 3) +
        (st ? starShape(0, 1, 1.5) : '') +
        line('M-66,-11h.1M-54,4h.1M-68,13h.1M66,-11h.1M54,4h.1M68,13h.1', '#fff', 6, 0.8),
    ),
  bighand: ({ skin = 'golden' as Skin, cuff = C.teal, k = 1, rot = 0, pinch = 0, glove = 0 }) => {
    const f = glove ? C.glove : skins[skin];
    return g(
      `rotate(${r1(rot)}) scale(${k})`,
      line('M60,20L280,60', C.ink, 66, 0.14, 'transform="translate(0 8)"') +
        line('M60,20L290,62', f, 62) +
        line(`M58,34Q20,${r1(40 - pinch * 10)} ${r1(-2 + pinch * 3)},${r1(24 - pinch * 16)}`, f, 27) +
        cut('M30,-20C60,-44 120,-34 132,4C140,40 120,70 84,62C50,58 26,34 24,10Z', f, 4) +
        line(`M60,-20Q26,-26 ${r1(0)},${r1(-6 - pinch * 1)}`, f, 26) +
        line(`M72,2Q44,-2 22,${r1(10)}`, f, 25) +
        line('M56,-8Q38,-12 26,-6M70,14Q54,10 40,14', C.ink, 3, 0.16) +
        (glove ? line('M150,10Q160,38 148,66', '#fff', 6, 0.7) : '') +
        cut('M196,-4Q206,44 190,92L960,282V182Z', cuff, 6) +
        seam('M212,8Q222,50 208,88', '#fff', 4),
    );
  },
  band: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      cut('M-26,-112H26Q34,0 24,112H-26Q-18,0-26,-112Z', C.plum, 6) +
        seam('M-14,-104Q-6,0-14,104', '#fff', 3) +
        cut('M-18,-64H36V-26H-18Z', C.white, 3),
    ),
};

/** Tape and the soft tube on the back of a figure's hand, in the hand's own units. */
export const cannulaOnHand = `<path d="M-40,-1C-30,6-22,-5-10,-1L-2,-1" fill="none" stroke="${C.white}" stroke-width="4.200" stroke-linecap="round"/><path d="M-40,-1C-30,6-22,-5-10,-1" fill="none" stroke="${C.mid}" stroke-width="2.200" stroke-linecap="round"/><path d="M-9,-7Q-9,-8-7,-8H5Q8,-8 8,-5V5Q8,8 5,8H-7Q-9,8-9,6Z" fill="${C.white}" fill-opacity=".9" stroke="${C.mid}" stroke-width="1.200"/><path d="M-6,0H3" stroke="${C.coral}" stroke-width="4.400" stroke-linecap="round"/>`;
