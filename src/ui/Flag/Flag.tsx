import { flagSize } from './bands.tsx';
import { emblemFlags } from './emblemFlags.tsx';
import { simpleFlags } from './simpleFlags.tsx';

const flags = { ...simpleFlags, ...emblemFlags };
const gap = 4;

/** The codes that have a flag: ISO 3166-1, lower case, parts of the United Kingdom, and Tigray. */
export const flagCodes: readonly string[] = Object.keys(flags);

function isKnown(code: string) {
  const known = Object.hasOwn(flags, code);
  if (!known) console.warn(`Unknown flag: ${code}`);
  return known;
}

type FlagProps = {
  /** One code or several, separated by commas. An unknown code is logged and draws nothing. */
  codes: string;
};

/** Renders small flags side by side. Decorative, because a language is named by its name. */
export function Flag({ codes }: FlagProps) {
  const known = codes
    .split(',')
    .map((code) => code.trim())
    .filter(isKnown);
  if (known.length === 0) return null;
  const width = known.length * (flagSize.width + gap) - gap;
  return (
    <svg
      viewBox={`0 0 ${width} ${flagSize.height}`}
      width={`${Math.round((width / flagSize.height) * 100) / 100}em`}
      height="1em"
      fill="none"
      aria-hidden
      focusable={false}
    >
      {known.map((code, i) => (
        <svg key={code} x={i * (flagSize.width + gap)} {...flagSize}>
          {flags[code]}
          <path stroke="#0F3B40" strokeOpacity={0.25} d="M.5,.5h31v23h-31Z" />
        </svg>
      ))}
    </svg>
  );
}
