import type { HairType, Sex } from './look.ts';
import { round } from './proportions.ts';

/** Hair behind the shoulders, hair over the forehead, and one light streak on it. */
export type HairCut = { back: string; front: string; streak: string };

const streak = 'M-24,-38Q-14,-49 2,-49';

/** Returns a row of half circles along an ellipse, as if curls were cut with scissors. */
function curls(cy: number, rx: number, ry: number, from: number, to: number, count: number) {
  const point = (i: number): [number, number] => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return [round(rx * Math.cos(angle)), round(cy + ry * Math.sin(angle))];
  };
  let d = `M${point(0).join()}`;
  for (let i = 1; i <= count; i++) {
    const [ax, ay] = point(i - 1);
    const [bx, by] = point(i);
    const radius = round(Math.hypot(ax - bx, ay - by) * 0.56);
    d += `A${radius},${radius} 0 0 1 ${bx},${by}`;
  }
  return d;
}

const curlyFringe = 'C34,-16 28,-22 22,-22C16,-30 6,-32 0,-28C-6,-32-16,-30-22,-22C-28,-22-34,-16';
const curlyStreak = 'M-20,-40q5,-6 11,-4M8,-46q7,-1 10,4';
const bald: HairCut = { back: '', front: '', streak: '' };

/** Hair by type; "girl" and "boy" are two lengths of the same hair. */
export const haircuts: Record<HairType, Record<Sex, HairCut>> = {
  straight: {
    girl: {
      back: 'M-40,-12C-46,14-44,36-49,56C-40,61-31,60-24,56H24C32,60 40,60 48,54C44,36 46,14 40,-12C40,-42 24,-57 0,-57C-24,-57-40,-42-40,-12Z',
      front:
        'M10,-45C6,-30-14,-22-28,-18C-34,-8-36,8-35,24C-39,24-42,14-41,-4C-43,-36-24,-57 0,-57C26,-57 43,-36 41,-4C42,14 39,24 35,24C36,4 34,-12 26,-24C18,-30 12,-36 10,-45Z',
      streak: 'M-26,-36Q-17,-48-1,-50',
    },
    boy: {
      back: '',
      front:
        'M-38,6C-44,-34-26,-57 0,-57C26,-57 44,-34 38,6C36,-2 36,-8 33,-15C26,-13 22,-18 20,-22C17,-15 8,-13-2,-14C-14,-13-25,-13-33,-16C-36,-8-36,-2-38,6Z',
      streak,
    },
  },
  wavy: {
    girl: {
      back: 'M-39,-14C-52,-2-44,10-50,22C-57,36-48,50-34,50C-24,56 24,56 34,50C48,50 57,36 50,22C44,10 52,-2 39,-14C40,-42 24,-57 0,-57C-24,-57-40,-42-39,-14Z',
      front: 'M-9,-42C-14,-24-28,-16-37,6C-45,-28-28,-57 0,-57C28,-57 45,-28 37,6C34,-18 10,-20-9,-42Z',
      streak,
    },
    boy: {
      back: '',
      front:
        'M-38,4C-46,-20-40,-40-28,-46C-22,-60 6,-64 16,-54C34,-54 46,-26 38,4C37,-6 36,-12 32,-18C24,-14 18,-22 12,-26C6,-18-6,-18-10,-26C-16,-18-24,-14-30,-18C-35,-12-36,-4-38,4Z',
      streak,
    },
  },
  short: {
    girl: {
      back: '',
      front:
        'M-38,8C-44,-34-26,-56 0,-56C26,-56 44,-34 38,8C36,2 37,-10 30,-20C12,-12-10,-18-20,-30C-24,-18-34,-14-35,4C-36,8-37,10-38,8Z',
      streak,
    },
    boy: {
      back: '',
      front:
        'M-38,2C-44,-34-26,-56 2,-56C28,-56 43,-34 38,2C36,-8 34,-15 29,-21C15,-17-7,-20-15,-31C-20,-22-32,-16-34,-2C-35,2-37,5-38,2Z',
      streak,
    },
  },
  curly: {
    girl: {
      back: `${curls(-3, 49, 47, 122, 418, 11)}Z`,
      front: `${curls(-12, 38, 38, 172, 368, 6)}${curlyFringe}-37.6,-6.7Z`,
      streak: curlyStreak,
    },
    boy: {
      back: '',
      front: `${curls(-12, 38.5, 38, 166, 374, 7)}${curlyFringe}-37.4,-2.8Z`,
      streak: curlyStreak,
    },
  },
  none: { girl: bald, boy: bald },
};

/** Hair gathered up: drawn behind the head in the colour of the hair. */
export const ties = {
  buns: 'M-31,-48h.1M31,-48h.1',
  bun: 'M0,-57h.1',
  tail: 'M30,-34C46,-30 52,-8 44,14',
} as const;
