import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

/** The head end of a hospital bed that is seen from its side, raised. */
export function BedHead() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={9} d="M20,104V228M302,176V228" />
      <Cut fill={c.white} d="M28,186C22,130 36,92 54,96C76,100 92,150 92,186Z" />
    </>
  );
}

/** The blanket and the rest of the bed: drawn over who lies in it. */
export function BedFront({ blanket }: { blanket: string }) {
  return (
    <>
      <Cut fill={c.mid} d="M18,186H304V200Q304,208 296,208H26Q18,208 18,200Z" />
      <Cut fill={blanket} d="M74,196C72,168 110,156 160,160C220,164 302,164 304,184V196Z" />
      <Stitch d="M82,190C110,172 200,176 298,184" />
    </>
  );
}
