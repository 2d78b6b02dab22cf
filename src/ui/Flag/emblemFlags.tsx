import type { ReactElement } from 'react';

import { Bands, Stars } from './bands.tsx';

const stripes = Array.from({ length: 13 }, (_, i) => (i % 2 ? '#fff' : '#B22234'));

/**
 * Flags with an emblem, reduced to what is visible at this size. Writing is never drawn, especially holy words: it is
 * left out or replaced by plain marks.
 */
export const emblemFlags: Record<string, ReactElement> = {
  // The three colours of the republic. The emblem, which bears holy words, is a plain ring.
  af: (
    <>
      <Bands upright colours={['#1A1A1A', '#D32011', '#007A36']} />
      <circle cx={16} cy={12} r={3.6} stroke="#fff" strokeWidth={1.2} />
      <path stroke="#fff" strokeWidth={1.1} d="M14.4,13.6v-1.2q1.6,-2.6 3.2,0v1.2" />
    </>
  ),
  ba: (
    <>
      <path fill="#002395" d="M0,0H32V24H0Z" />
      <path fill="#FECB00" d="M9,0H25V24Z" />
      <Stars
        fill="#fff"
        at={[
          [6.4, 1, 1.9],
          [9.2, 5.2, 1.9],
          [12, 9.4, 1.9],
          [14.8, 13.6, 1.9],
          [17.6, 17.8, 1.9],
          [20.4, 22, 1.9],
        ]}
      />
    </>
  ),
  cn: (
    <>
      <path fill="#DE2910" d="M0,0H32V24H0Z" />
      <Stars
        fill="#FFDE00"
        at={[
          [6, 6.4, 3.8],
          [11.8, 2.4, 1.5, 20],
          [14, 4.8, 1.5, 45],
          [14, 8.2, 1.5, 0],
          [11.8, 10.6, 1.5, 20],
        ]}
      />
    </>
  ),
  er: (
    <>
      <Bands colours={['#12AD2B', '#4189DD']} />
      <path fill="#EA0437" d="M0,0L32,12L0,24Z" />
      <circle cx={9} cy={12} r={4} stroke="#FFC726" strokeWidth={1.4} strokeDasharray="2.6 .5" />
      <path stroke="#FFC726" strokeWidth={1.2} d="M9,14.5V10M7.6,11.6L9,12.6L10.4,11.6" />
    </>
  ),
  es: (
    <>
      <Bands colours={['#C60B1E', '#FFC400', '#FFC400', '#C60B1E']} />
      <path fill="#AD1519" d="M7,9h6v5q-3,3-6,0ZM7.4,8.2l-.4,-2 1.5,.8L10,5.6l1.5,1.4 1.5,-.8-.4,2Z" />
      <path stroke="#FFFDF9" strokeWidth={0.9} d="M10,9.5v5M7.5,11.7h5" />
    </>
  ),
  gb: (
    <>
      <path fill="#012169" d="M0,0H32V24H0Z" />
      <path stroke="#fff" strokeWidth={4.6} d="M-2,-1.5L34,25.5M34,-1.5L-2,25.5" />
      <path
        stroke="#C8102E"
        strokeWidth={1.6}
        d="M-.5,.7L15.5,12.7M32.5,23.3L16.5,11.3M.5,24.7L16.5,12.7M31.5,-.7L15.5,11.3"
      />
      <path stroke="#fff" strokeWidth={8} d="M0,12H32M16,0V24" />
      <path stroke="#C8102E" strokeWidth={4.8} d="M0,12H32M16,0V24" />
    </>
  ),
  'gb-wls': (
    <>
      <Bands colours={['#fff', '#00AB39']} />
      <path
        fill="#C8102E"
        d="M4.5,8.5L8,6 9.5,4.5 10,6.5C11.5,7.5 11.5,9 12,9.5L15,3.5 17,5.5 20.5,4 20,6.5 22.5,8 19,9.5C22,10.5 23.5,12.5 23,14.5C25,14.5 26,13 25,11.5L23.5,10.5 26.5,8 28.5,10.5 27.3,11C28.5,14.5 26,17 23,17L23.5,19.5 25.5,20.5H21L20.5,17.5H17L16.5,19.5 18,20.5H13.5L14.5,17C13,16.5 12,15.5 11.5,14L9,15.5 8.5,17.5 6,16.5 7.5,13.5 10,12.5C9.5,11.5 9.5,10.5 9,10L6,10.2Z"
      />
    </>
  ),
  gr: (
    <>
      <path fill="#0D5EAF" d="M0,0H32V24H0Z" />
      <path stroke="#fff" strokeWidth={2.67} d="M0,4H32M0,9.33H32M0,14.67H32M0,20H32" />
      <path fill="#0D5EAF" d="M0,0H13.34V13.34H0Z" />
      <path stroke="#fff" strokeWidth={2.67} d="M0,6.67H13.34M6.67,0V13.34" />
    </>
  ),
  in: (
    <>
      <Bands colours={['#FF9933', '#fff', '#138808']} />
      <circle cx={16} cy={12} r={3} stroke="#000080" strokeWidth={0.9} />
      <path stroke="#000080" strokeWidth={0.5} d="M13,12h6M16,9v6M13.9,9.9l4.2,4.2M18.1,9.9l-4.2,4.2" />
    </>
  ),
  // Three plain marks replace the words on the white band.
  iq: (
    <>
      <Bands colours={['#CE1126', '#fff', '#1A1A1A']} />
      <path stroke="#007A3D" strokeWidth={2} d="M9,12h3M14.5,12h3M20,12h3" />
    </>
  ),
  ir: (
    <>
      <Bands colours={['#239F40', '#fff', '#DA0000']} />
      <path stroke="#fff" strokeWidth={0.8} strokeDasharray="1 1" d="M0,7.3H32M0,16.7H32" />
      <path stroke="#DA0000" strokeWidth={1} d="M16,9.2v5.6M14.5,10q-2.4,2.5 .7,4.6M17.5,10q2.4,2.5-.7,4.6" />
    </>
  ),
  ke: (
    <>
      <Bands colours={['#1A1A1A', '#BB0000', '#006600']} />
      <path stroke="#fff" strokeWidth={1.2} d="M0,8H32M0,16H32M11.5,4.5L20.5,19.5M20.5,4.5L11.5,19.5" />
      <path fill="#BB0000" d="M16,5Q23.5,12 16,19Q8.5,12 16,5Z" />
      <path
        fill="#1A1A1A"
        d="M13.6,7.8Q15.5,12 13.6,16.2Q10.5,12 13.6,7.8ZM18.4,7.8Q16.5,12 18.4,16.2Q21.5,12 18.4,7.8Z"
      />
      <path fill="#fff" d="M16,10q1.5,2 0,4q-1.5,-2 0,-4Z" />
    </>
  ),
  pt: (
    <>
      <path fill="#DA291C" d="M0,0H32V24H0Z" />
      <path fill="#046A38" d="M0,0H12.8V24H0Z" />
      <circle cx={12.8} cy={12} r={4.6} stroke="#FFE900" strokeWidth={1.6} />
      <path fill="#DA291C" stroke="#fff" strokeWidth={0.7} d="M10.2,8.8h5.2v4q-2.6,4.4-5.2,0Z" />
      <path fill="#fff" d="M11.6,10.3h2.4v2q-1.2,2-2.4,0Z" />
    </>
  ),
  rs: (
    <>
      <Bands colours={['#C6363C', '#0C4076', '#fff']} />
      <path fill="#C6363C" stroke="#fff" strokeWidth={0.7} d="M7.8,7.5h6.4v6q-3.2,5-6.4,0Z" />
      <path stroke="#fff" strokeWidth={1.2} d="M11,8.5v6.5M8.5,11h5" />
      <path fill="#FFD83D" d="M8.3,6.7L7.8,3.9 9.6,5 11,3.3 12.4,5 14.2,3.9 13.7,6.7Z" />
    </>
  ),
  so: (
    <>
      <path fill="#4189DD" d="M0,0H32V24H0Z" />
      <Stars fill="#fff" at={[[16, 12.4, 6.4]]} />
    </>
  ),
  sy: (
    <>
      <Bands colours={['#007A3D', '#fff', '#1A1A1A']} />
      <Stars
        fill="#CE1126"
        at={[
          [8, 12.3, 3],
          [16, 12.3, 3],
          [24, 12.3, 3],
        ]}
      />
    </>
  ),
  tigray: (
    <>
      <path fill="#E3141B" d="M0,0H32V24H0Z" />
      <path fill="#FFD200" d="M0,0L13,12L0,24Z" />
      <Stars fill="#FFD200" at={[[21.5, 12, 5.6, 90]]} />
    </>
  ),
  tr: (
    <>
      <path fill="#E30A17" d="M0,0H32V24H0Z" />
      <path fill="#fff" d="M15.3,15.6A5.9,5.9 0 1 1 15.3,8.4A4.7,4.7 0 1 0 15.3,15.6Z" />
      <Stars fill="#fff" at={[[18.5, 12, 2.9, -18]]} />
    </>
  ),
  us: (
    <>
      <Bands colours={stripes} />
      <path fill="#3C3B6E" d="M0,0H14V12.92H0Z" />
      <path
        stroke="#fff"
        strokeWidth={1.3}
        strokeLinecap="round"
        strokeDasharray="0 2.8"
        d="M1.5,2H13.5M2.9,4.3H12.5M1.5,6.6H13.5M2.9,8.9H12.5M1.5,11.2H13.5"
      />
    </>
  ),
};
