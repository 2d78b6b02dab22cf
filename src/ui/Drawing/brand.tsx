import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut } from './shapes.tsx';

function Logo() {
  return (
    <>
      <g transform="translate(0 6) scale(1.06)">
        <path
          fill={c.coral}
          d="M14.5,45C10.5,36 9.5,22 14.5,13C19,5 31.5,4 36.5,11.5C40,17 40,23.5 40,29C42,24.5 47,22 51,24.5C56,28 53.5,35.5 46.5,40.5C44.5,42 43.5,43.5 43,45Z"
        />
        <g fill={c.ink}>
          <ellipse cx={19.5} cy={26} rx={2.8} ry={3.5} />
          <ellipse cx={30.5} cy={26} rx={2.8} ry={3.5} />
        </g>
        <path stroke={c.ink} strokeWidth={2.8} d="M20.5,32.5Q25,37.5 29.5,32.5" />
        <path
          fill={c.sun}
          d="M13.5,43.5H44C47.5,43.5 49.5,46 49.5,49.5V54C49.5,57.5 47.5,60 44,60H13.5C10,60 8,57.5 8,54V49.5C8,46 10,43.5 13.5,43.5Z"
        />
        <path stroke={c.amber} strokeWidth={2.8} d="M17,47.5V56M25,47.5V56M33,47.5V56M41,47.5V56" />
      </g>
      <g transform="translate(60 0)">
        <path
          stroke="currentColor"
          strokeWidth={8.5}
          d="M14,14V45C14,53 18,56 25,55M4,28H25M37,56V29M37,42C38,33 44,28 51,29M60,29V41C60,50 64,55 71,55C78,55 82,50 82,41M82,29V60C82,70 75,74 66,71M118,42A12.5,12.5 0 1 0 93,42A12.5,12.5 0 1 0 118,42M118,29V60C118,72 104,77 95,69M154,42A12.5,12.5 0 1 0 129,42A12.5,12.5 0 1 0 154,42M154,29V60C154,72 140,77 131,69M165,29L176,55L187,29M195,42H219C219,33 213,29 207,29C200,29 194.5,34 194.5,42C194.5,50 200,55.5 207,55.5C212,55.5 216,53.5 218,50"
        />
      </g>
    </>
  );
}

function Wordmark() {
  return (
    <>
      <path
        stroke="currentColor"
        strokeWidth={8.5}
        d="M14,14V45C14,53 18,56 25,55M4,28H25M37,56V29M37,42C38,33 44,28 51,29M60,29V41C60,50 64,55 71,55C78,55 82,50 82,41M82,29V60C82,70 75,74 66,71M118,42A12.5,12.5 0 1 0 93,42A12.5,12.5 0 1 0 118,42M118,29V60C118,72 104,77 95,69M154,42A12.5,12.5 0 1 0 129,42A12.5,12.5 0 1 0 154,42M154,29V60C154,72 140,77 131,69M165,29L176,55L187,29M195,42H219C219,33 213,29 207,29C200,29 194.5,34 194.5,42C194.5,50 200,55.5 207,55.5C212,55.5 216,53.5 218,50"
      />
    </>
  );
}

function Mascot() {
  return (
    <>
      <Cut
        fill={c.coral}
        drop={2}
        d="M14.5,45C10.5,36 9.5,22 14.5,13C19,5 31.5,4 36.5,11.5C40,17 40,23.5 40,29C42,24.5 47,22 51,24.5C56,28 53.5,35.5 46.5,40.5C44.5,42 43.5,43.5 43,45Z"
      />
      <path
        stroke="#fff"
        strokeWidth={2.2}
        strokeOpacity={0.55}
        strokeDasharray="3 3.4"
        d="M17,14.5C20.5,9 29,8.5 33,13"
      />
      <g fill={c.rose} fillOpacity={0.75}>
        <circle cx={16.5} cy={32} r={3.4} />
        <circle cx={33.5} cy={32} r={3.4} />
      </g>
      <g fill={c.ink}>
        <ellipse cx={19.5} cy={26} rx={2.6} ry={3.3} />
        <ellipse cx={30.5} cy={26} rx={2.6} ry={3.3} />
      </g>
      <path stroke={c.ink} strokeWidth={2.6} d="M21,32.5Q25,37 29,32.5" />
      <path
        fill={c.sun}
        d="M13.5,43.5H44C47.5,43.5 49.5,46 49.5,49.5V54C49.5,57.5 47.5,60 44,60H13.5C10,60 8,57.5 8,54V49.5C8,46 10,43.5 13.5,43.5Z"
      />
      <path stroke={c.amber} strokeWidth={2.8} d="M17,47.5V56M25,47.5V56M33,47.5V56M41,47.5V56" />
    </>
  );
}

function MascotMono() {
  return (
    <>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M14,41C10.5,33 10,21.5 14.5,13C19,5 31.5,4 36.5,11.5C40,17 40,23.5 40,29C42,24.5 47,22 51,24.5C56,28 53.5,35.5 46.5,40.5L45.5,41ZM19.5,21.5A3.2,4 0 1 0 19.5,29.5A3.2,4 0 1 0 19.5,21.5ZM30.5,21.5A3.2,4 0 1 0 30.5,29.5A3.2,4 0 1 0 30.5,21.5ZM18.5,33Q25,44 31.5,33Q25,36.5 18.5,33Z"
      />
      <rect fill="currentColor" x={8} y={45} width={41.5} height={15} rx={6} />
    </>
  );
}

/** Logo, wordmark and the mitten. */
export const brand = {
  logo: { viewBox: '0 0 286 80', Shapes: Logo },
  wordmark: { viewBox: '0 0 226 80', Shapes: Wordmark },
  mascot: { viewBox: '0 0 64 64', Shapes: Mascot },
  'mascot-mono': { viewBox: '0 0 64 64', Shapes: MascotMono },
} as const satisfies DrawingSet;
