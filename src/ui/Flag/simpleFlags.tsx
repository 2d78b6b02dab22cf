import type { ReactElement } from 'react';

import { Bands, NordicCross } from './bands.tsx';

/** Flags made of bands and crosses only. */
export const simpleFlags: Record<string, ReactElement> = {
  de: <Bands colours={['#1A1A1A', '#DD2222', '#FFCE00']} />,
  dk: <NordicCross ground="#C8102E" cross="#fff" />,
  ee: <Bands colours={['#0072CE', '#1A1A1A', '#fff']} />,
  fi: <NordicCross ground="#fff" cross="#003580" />,
  fr: <Bands upright colours={['#000091', '#fff', '#E1000F']} />,
  'gb-eng': (
    <>
      <path fill="#fff" d="M0,0H32V24H0Z" />
      <path stroke="#CE1124" strokeWidth={4.8} d="M0,12H32M16,0V24" />
    </>
  ),
  // Northern Ireland has no official flag today; Saint Patrick's saltire takes nobody's side.
  'gb-nir': (
    <>
      <path fill="#fff" d="M0,0H32V24H0Z" />
      <path stroke="#C8102E" strokeWidth={4} d="M-2,-1.5L34,25.5M34,-1.5L-2,25.5" />
    </>
  ),
  'gb-sct': (
    <>
      <path fill="#005EB8" d="M0,0H32V24H0Z" />
      <path stroke="#fff" strokeWidth={4} d="M-2,-1.5L34,25.5M34,-1.5L-2,25.5" />
    </>
  ),
  hu: <Bands colours={['#CE2939', '#fff', '#477050']} />,
  ie: <Bands upright colours={['#169B62', '#fff', '#FF883E']} />,
  is: <NordicCross ground="#02529C" cross="#fff" inner="#DC1E35" />,
  it: <Bands upright colours={['#009246', '#fff', '#CE2B37']} />,
  jp: (
    <>
      <path fill="#fff" d="M0,0H32V24H0Z" />
      <circle fill="#BC002D" cx={16} cy={12} r={7.2} />
    </>
  ),
  nl: <Bands colours={['#AE1C28', '#fff', '#21468B']} />,
  no: <NordicCross ground="#BA0C2F" cross="#fff" inner="#00205B" />,
  pl: <Bands colours={['#fff', '#DC143C']} />,
  ru: <Bands colours={['#fff', '#0039A6', '#D52B1E']} />,
  se: <NordicCross ground="#006AA7" cross="#FECC02" />,
  th: <Bands colours={['#A51931', '#fff', '#2D2A4A', '#2D2A4A', '#fff', '#A51931']} />,
};
