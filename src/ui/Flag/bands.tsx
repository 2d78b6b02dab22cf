/** Size of all flags: 4 to 3. */
export const flagSize = { width: 32, height: 24 } as const;

type BandsProps = { colours: readonly string[]; upright?: boolean };

/** Draws equal bands from the top, or from the hoist if upright. Repeating a colour makes its band wider. */
export function Bands({ colours, upright = false }: BandsProps) {
  const size = (upright ? flagSize.width : flagSize.height) / colours.length;
  return colours.map((colour, i) => {
    const from = Math.round(i * size * 100) / 100;
    // Each band extends to the far edge, so that no seam shows between two bands.
    const d = upright ? `M${from},0H32V24H${from}Z` : `M0,${from}H32V24H0Z`;
    return <path key={from} fill={colour} d={d} />;
  });
}

type CrossProps = { ground: string; cross: string; inner?: string };

/** Draws the Nordic cross, with its vertical bar nearer the hoist. */
export function NordicCross({ ground, cross, inner }: CrossProps) {
  const d = 'M0,12H32M11.5,0V24';
  return (
    <>
      <path fill={ground} d="M0,0H32V24H0Z" />
      <path stroke={cross} strokeWidth={inner ? 6.4 : 4.8} d={d} />
      {inner && <path stroke={inner} strokeWidth={3.2} d={d} />}
    </>
  );
}

type StarsProps = {
  fill: string;
  /** Centre and radius of each star, and its rotation in degrees. */
  at: readonly (readonly [x: number, y: number, radius: number, turn?: number])[];
};

/** Draws five-pointed stars. */
export function Stars({ fill, at }: StarsProps) {
  const star = ([x, y, radius, turn = 0]: StarsProps['at'][number]) => {
    const corner = (i: number) => {
      const angle = ((i * 36 - 90 + turn) * Math.PI) / 180;
      const length = i % 2 ? radius * 0.382 : radius;
      return `${(x + length * Math.cos(angle)).toFixed(1)},${(y + length * Math.sin(angle)).toFixed(1)}`;
    };
    return `M${Array.from({ length: 10 }, (_, i) => corner(i)).join(' ')}Z`;
  };
  return <path fill={fill} d={at.map(star).join('')} />;
}
