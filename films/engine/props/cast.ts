/** A plaster cast and related things. Each function takes numbers and returns SVG shapes around its own origin. */
import { skins } from '../figure/person.ts';
import { C, cut, flat, freshId, g, inside, line, r1, seam, sheet } from '../paper.ts';
import { clamp, lerp } from '../values.ts';

type Skin = keyof typeof skins;

/** The outline of the cast on `plasterArm`, from below the elbow to the knuckles. */
const shell =
  'M-250,-98C-150,-102 40,-92 150,-84C220,-82 262,-78 318,-70C338,-66 340,-44 326,-40C300,-36 294,-30 298,-20C306,-8 336,-14 344,8C352,40 336,60 300,66C220,86 60,98-60,102C-140,106-210,110-250,108C-268,60-268,-50-250,-98Z';

export const cast = {
  /**
   * A forearm resting flat, and the cast that is built up around it: `sock` is a soft stocking, `wrap` the bandage (0
   * to 1), `wet` how much it shines.
   */
  plasterArm: ({ skin = 'brown' as Skin, sleeve = C.sun, sock = 0, wrap = 0, wet = 0, curl = 0, thin = 0 }) => {
    const f = skins[skin];
    const slim = 1 - thin * 0.14;
    const reach = curl * 26;
    const finger = (y: number, length: number, fall: number) =>
      `M330,${y}L${r1(330 + length - reach)},${r1(y + fall + reach * 0.7)}`;
    const four = finger(-44, 92, -12) + finger(-16, 112, -4) + finger(14, 104, 8) + finger(42, 78, 18);
    const bands = 11;
    const done = wrap * bands;
    let bandage = '';
    for (let i = 0; i < Math.min(bands, Math.ceil(done)); i++) {
      const x = -262 + i * 54;
      const part = clamp(done - i);
      const low = lerp(-110, 130, part);
      bandage +=
        flat(
          `M${x - 14},-124H${x + 74}L${r1(x + 74 - (low + 124) * 0.16)},${r1(low)}H${r1(x - 14 - (low + 124) * 0.16)}Z`,
          C.white,
        ) + line(`M${x + 70},-112L${r1(x + 72 - (low + 124) * 0.16)},${r1(low)}`, C.ink, 5, 0.17);
    }
    const soft =
      sock > 0.02
        ? inside(
            freshId(),
            shell,
            flat(`M-290,-140H${r1(lerp(-290, 360, sock))}V140H-290Z`, C.cream) +
              seam('M-250,-40H330M-250,40H330', C.bone, 4, 0.9),
          )
        : '';
    return (
      line('M262,-44Q296,-92 348,-104', C.ink, 38, 0.14, 'transform="translate(0 7)"') +
      line(four, C.ink, 28, 0.14, 'transform="translate(0 7)"') +
      g(
        `scale(1 ${r1(slim * 100) / 100})`,
        cut(
          'M-520,-104C-380,-108-150,-92-60,-84C40,-86 140,-76 230,-58C280,-70 330,-66 350,-46C364,-30 366,34 350,50C330,68 282,66 230,62C110,86 20,92-60,88C-160,98-380,112-520,112Z',
          f,
          9,
        ),
      ) +
      line('M262,-44Q296,-92 348,-104', f, 36) +
      line(four, f, 27) +
      line('M352,-30h18M356,-1h18M352,27h16', C.ink, 3, 0.14) +
      soft +
      (wrap > 0.01
        ? `<path d="${shell}" fill="${C.ink}" fill-opacity="${r1(0.13 * wrap)}" transform="translate(0 8)"/>` +
          inside(
            freshId(),
            shell,
            bandage +
              (wet > 0.02
                ? flat('M-300,-140H400V-40Q100,-60-300,-52Z', C.aqua, 0.55 * wet) +
                  line('M-200,-66H-120M-60,-62H120', '#fff', 12, 0.8 * wet)
                : ''),
          )
        : '') +
      cut('M-640,-134C-560,-138-470,-130-420,-122Q-404,6-420,132C-470,140-560,148-640,146Z', sleeve, 8) +
      seam('M-440,-108Q-426,6-442,118', '#fff', 4)
    );
  },
  /** The two halves of the cast, lifting off `plasterArm`; `open` 0 to 1. */
  castHalves: ({ open = 0 }) => {
    const half = (side: number) =>
      g(
        `translate(${r1(open * 40)} ${r1(side * open * 300)}) rotate(${r1(side * open * 12)})`,
        `<path d="${shell}" fill="${C.ink}" fill-opacity=".13" transform="translate(0 ${r1(8 + open * 10)})" clip-path="url(#half${side})"/>` +
          `<g clip-path="url(#half${side})">${flat(shell, C.white)}${line('M-200,-98L-216,106M-90,-96L-106,104M20,-92L4,100M130,-86L114,94M230,-80L216,84', C.ink, 5, 0.08)}</g>`,
      );
    return (
      `<clipPath id="half-1"><rect x="-300" y="-160" width="700" height="164"/></clipPath><clipPath id="half1"><rect x="-300" y="4" width="700" height="164"/></clipPath>` +
      half(-1) +
      half(1)
    );
  },
  /** A roll of bandage, with a tail that reaches the arm at (`tx`, `ty`). */
  bandageRoll: ({ tx = -60, ty = -90, turn = 0, k = 1 }) =>
    line(`M0,-30Q${r1(tx * 0.5)},${r1(ty - 10)} ${r1(tx)},${r1(ty)}`, C.ink, 60, 0.1, 'transform="translate(0 6)"') +
    `<path d="M0,-4Q${r1(tx * 0.5)},${r1(ty + 6)} ${r1(tx)},${r1(ty)}" fill="none" stroke="${C.white}" stroke-width="58"/>` +
    g(
      `scale(${k}) rotate(${r1(turn)})`,
      `<circle cy="4" r="44" fill="${C.ink}" fill-opacity=".14"/><circle r="44" fill="${C.white}"/>` +
        line('M0,0C10,-8 16,6 4,14C-14,20-22,-4-8,-18C12,-30 34,-8 26,16C16,36-16,38-28,18', C.mid, 5),
    ),
  /** A bowl of water; `wave` moves the surface. */
  basin: ({ wave = 0, fill = C.plum }) =>
    cut('M-150,-50H150C146,30 110,74 60,80H-60C-110,74-146,30-150,-50Z', fill, 7) +
    `<ellipse cy="-50" rx="150" ry="34" fill="${C.white}"/><ellipse cy="-48" rx="136" ry="27" fill="${C.vein}"/>` +
    line(`M-90,${r1(-50 + wave * 4)}q22,-12 44,0t44,0 44,0 44,0`, '#fff', 6, 0.7) +
    seam('M-124,-4C-110,36-80,58-50,62H50C80,58 110,36 124,-4', '#fff', 3, 0.5),
  /** A wall calendar of one month; `weeks` (0 to 4) crosses out its weeks with thread, one after the other. */
  calendar: ({ weeks = 0 }) => {
    const rows = [0, 1, 2, 3].map((row) => {
      const y = -52 + row * 46;
      const days = [0, 1, 2, 3, 4, 5, 6].map(
        (day) =>
          `<rect x="${-116 + day * 34}" y="${y - 14}" width="26" height="28" rx="7" fill="${day > 4 ? C.rose : C.pale}"/>`,
      );
      const part = clamp(weeks - row);
      return (
        days.join('') +
        (part > 0.02 ? line(`M-112,${y}H${r1(-112 + part * 226)}`, C.coral, 8, 1, 'stroke-dasharray="20 13"') : '')
      );
    });
    return (
      cut(sheet(-146, -140, 292, 280, 18, 'cal'), C.white, 7) +
      flat('M-146,-122Q-146,-140-128,-140H128Q146,-140 146,-122V-88H-146Z', C.teal) +
      line('M-80,-152v26M80,-152v26', C.deep, 9) +
      rows.join('')
    );
  },
  /**
   * A sling that holds a bent arm in front of the chest, for a figure of size `k`. Origin: the middle of the face.
   * `side` 1 is the viewer's right arm.
   */
  sling: ({ k = 1, side = 1, fill = C.sun }) =>
    g(
      `scale(${r1(k * side * 100) / 100} ${r1(k * 100) / 100})`,
      line('M36,92L13,41M-20,86L-13,41', fill, 8) +
        cut('M42,76C48,92 46,106 36,108L-12,100C-24,98-28,92-24,82L-20,78C0,88 24,88 42,76Z', fill, 2.5) +
        seam('M36,100L-10,93', '#fff', 2),
    ),
  /** A cushion, standing or lying. */
  softCushion: ({ w = 200, h = 120, fill = C.plum }) =>
    cut(
      `M${-w / 2},${-h * 0.36}C${-w / 2 - 10},${-h * 0.62} ${-w * 0.3},${-h / 2} 0,${-h * 0.5}S${w / 2 + 10},${-h * 0.62} ${w / 2},${-h * 0.36}C${w / 2 + 8},0 ${w / 2 + 8},${h * 0.3} ${w / 2},${h * 0.42}C${w * 0.3},${h * 0.56} ${-w * 0.3},${h * 0.56} ${-w / 2},${h * 0.42}C${-w / 2 - 8},${h * 0.3} ${-w / 2 - 8},0 ${-w / 2},${-h * 0.36}Z`,
      fill,
      5,
    ) + seam(`M${-w * 0.4},${h * 0.32}C${-w * 0.2},${h * 0.4} ${w * 0.2},${h * 0.4} ${w * 0.4},${h * 0.32}`, '#fff', 3),
  /** An umbrella; `open` 0 to 1. Origin: the hand. */
  umbrella: ({ open = 1, fill = C.coral }) => {
    const w = lerp(24, 170, open);
    const rise = lerp(150, 92, open);
    return (
      line('M0,20V-190', C.deep, 9) +
      line('M0,20q0,20-18,18', C.deep, 9) +
      cut(
        `M${-w},${r1(-196 + rise)}C${-w},-190 ${-w * 0.5},-214 0,-214S${w},-190 ${w},${r1(-196 + rise)}Q${w * 0.83},${r1(-214 + rise)} ${w * 0.66},${r1(-196 + rise)}T${w * 0.33},${r1(-196 + rise)} 0,${r1(-196 + rise)} ${-w * 0.33},${r1(-196 + rise)} ${-w * 0.66},${r1(-196 + rise)} ${-w},${r1(-196 + rise)}Z`,
        fill,
        6,
      ) +
      seam(
        `M0,-206Q${-w * 0.4},-170 ${-w * 0.33},${r1(-204 + rise)}M0,-206Q${w * 0.4},-170 ${w * 0.33},${r1(-204 + rise)}`,
        '#fff',
        3,
      )
    );
  },
  /** A ball in four colours; `turn` is in degrees. */
  ball: ({ turn = 0 }) =>
    `<circle cy="4" r="30" fill="${C.ink}" fill-opacity=".14"/><circle r="30" fill="${C.white}"/>` +
    g(
      `rotate(${r1(turn)})`,
      flat('M0,0L0,-30A30,30 0 0 1 30,0ZM0,0L0,30A30,30 0 0 1-30,0Z', C.coral) +
        flat('M0,0L30,0A30,30 0 0 1 0,30Z', C.sun) +
        `<circle r="7" fill="${C.teal}"/>`,
    ),
  /** Continuous rain; `t` is the time, `fall` the distance that drops fall. */
  rain: ({ t = 0, fall = 120, o = 1 }) =>
    o < 0.02
      ? ''
      : [-70, -30, 10, 50, 84]
          .map((x, i) => {
            const u = (t * 0.9 + i * 0.37) % 1;
            return g(
              `translate(${x} ${r1(u * fall)})`,
              `<path d="M0,-12C7,-2 9,4 0,9C-9,4-7,-2 0,-12Z" fill="${C.vein}" fill-opacity="${r1(o * Math.min(1, (1 - u) * 5) * 10) / 10}"/>`,
            );
          })
          .join(''),
};

/** A cast around a figure's forearm, in the hand's own units. */
export const castOn = `<path d="M-38,-11.500C-26,-12.500-6,-11 3,-9.500Q6,-8 6,0T3,9.500C-6,11-26,12.500-38,11.500Q-41,0-38,-11.500Z" fill="${C.ink}" fill-opacity=".14" transform="translate(0 2)"/><path d="M-38,-11.500C-26,-12.500-6,-11 3,-9.500Q6,-8 6,0T3,9.500C-6,11-26,12.500-38,11.500Q-41,0-38,-11.500Z" fill="${C.white}"/><path d="M-27,-11.500L-29,11.500M-16,-11L-18,11M-5,-10.500L-7,10" stroke="${C.ink}" stroke-opacity=".09" stroke-width="1.400"/>`;
