import { c } from '../palette.ts';

/** What a figure wears. Colours are paints of the palette. */
export type Clothes = {
  top: string;
  bottom: string;
  shoes: string;
  sleeve?: 'short' | 'long';
  /** Colour of the sleeves, if it differs from the top. */
  sleeves?: string;
  /** How much wider the hem is than the shoulders. */
  flare?: number;
  /** How much lower the hem is than usual. */
  long?: number;
  /** Bare legs and socks below the hem. */
  bare?: boolean;
  print?: 'stripes' | 'star' | 'dots' | 'buttons' | 'seam' | 'pocket' | 'scrubs' | 'collar' | 'hoodie' | 'waistcoat';
  accent?: string;
};

const trousers = { bottom: c.slate, shoes: c.sun };

/** Clothes that many figures share. */
export const wardrobe = {
  shirt: { top: c.teal, bottom: c.amber, shoes: c.deep },
  star: { top: c.leaf, bottom: c.deep, shoes: c.berry, print: 'star', accent: c.sun },
  stripes: { top: c.sun, bottom: c.berry, shoes: c.teal, print: 'stripes', accent: c.cream },
  gown: {
    top: c.cream,
    bottom: c.cream,
    shoes: c.teal,
    flare: 10,
    bare: true,
    print: 'dots',
    accent: c.teal,
  },
  scrubs: { top: c.mid, bottom: c.mid, shoes: c.berry, print: 'scrubs', accent: c.berry },
  theatre: { top: c.teal, bottom: c.teal, shoes: c.sun, print: 'scrubs', accent: c.sun },
  hoodie: { ...trousers, top: c.berry, sleeve: 'long', print: 'hoodie' },
  cardigan: { ...trousers, top: c.plum, shoes: c.mid, sleeve: 'long', print: 'buttons', accent: c.sun },
  jumper: { ...trousers, top: c.leaf, shoes: c.berry, sleeve: 'long', print: 'pocket' },
  coat: { top: c.pink, bottom: c.deep, shoes: c.deep, sleeve: 'long', flare: 12, long: 44, print: 'seam' },
  clown: {
    top: c.sun,
    bottom: c.plum,
    shoes: c.berry,
    sleeve: 'long',
    sleeves: c.pink,
    print: 'waistcoat',
    accent: c.teal,
  },
} as const satisfies Record<string, Clothes>;
