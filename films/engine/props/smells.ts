/** Smells, and things that smell. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, g, line, r1, seam } from '../paper.ts';

export const smells = {
  /** A cloud of scent. */
  scent: ({ k = 1, fill = C.white }) =>
    k < 0.03
      ? ''
      : g(
          `scale(${r1(k * 100) / 100})`,
          cut(
            'M-110,34C-150,30-150,-30-104,-36C-104,-84-40,-100-14,-70C14,-104 84,-88 84,-42C130,-44 146,22 104,36C92,66 34,72 14,50C-12,74-92,72-110,34Z',
            fill,
            5,
          ) + seam('M-96,20C-124,10-114,-20-90,-22M92,20Q112,8 100,-14', C.mid, 3),
        ),
  /** A marker pen without its cap. */
  marker: ({ k = 1, rot = 0, fill = C.berry }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      cut('M-26,-40H26V92Q26,104 14,104H-14Q-26,104-26,92Z', C.white, 4) +
        flat('M-26,20H26V92Q26,104 14,104H-14Q-26,104-26,92Z', fill) +
        cut('M-18,-40L-13,-66H13L18,-40Z', C.deep, 2) +
        flat('M-9,-66L-7,-84Q4,-92 8,-80L9,-66Z', fill) +
        seam('M-14,34V88'),
    ),
  lemon: ({ k = 1, rot = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      cut(
        'M-72,0C-66,-40-30,-56 2,-54C30,-54 56,-34 66,-10Q84,-4 82,6T66,16C54,42 28,54 0,54C-32,54-64,36-72,0Z',
        C.sun,
        4,
      ) +
        flat(`M-34,-2A38,38 0 1 0 42,-2A38,38 0 1 0-34,-2Z`, C.cream) +
        line('M4,-2V-34M4,-2L31,-18M4,-2L31,14M4,-2V30M4,-2L-23,14M4,-2L-23,-18', C.sun, 5),
    ),
  strawberry: ({ k = 1, rot = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      cut('M0,66C-40,50-62,8-56,-20C-50,-48-18,-46 0,-38C18,-46 50,-48 56,-20C62,8 40,50 0,66Z', C.coral, 4) +
        line('M-28,-10v5M0,-8v5M28,-10v5M-16,16v5M16,16v5M0,38v5', C.butter, 5) +
        cut(
          'M0,-34C-16,-30-40,-34-44,-48C-28,-48-20,-50-12,-58C-8,-66-4,-70 0,-78C4,-70 8,-66 12,-58C20,-50 28,-48 44,-48C40,-34 16,-30 0,-34Z',
          C.moss,
          2,
        ),
    ),
  orange: ({ k = 1, rot = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      cut('M-58,2A58,58 0 1 0 58,2A58,58 0 1 0-58,2Z', C.amber, 4) +
        line('M-30,-18h.1M-10,18h.1M22,6h.1M-34,14h.1M14,34h.1M30,-24h.1', C.ink, 5, 0.16) +
        cut('M0,-54C14,-76 40,-74 50,-64C38,-50 16,-46 0,-54Z', C.leaf, 2),
    ),
};
