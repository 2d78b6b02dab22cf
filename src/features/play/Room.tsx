import { wardrobe } from '../../ui/Drawing/figure/clothing.ts';
import { Figure } from '../../ui/Drawing/Figure.tsx';
import { objectsCare } from '../../ui/Drawing/objectsCare.tsx';
import { objectsRoom } from '../../ui/Drawing/objectsRoom.tsx';
import { objectsTheatre } from '../../ui/Drawing/objectsTheatre.tsx';
import { c } from '../../ui/Drawing/palette.ts';
import { SmallTeddy, Wall } from '../../ui/Drawing/props.tsx';

const { Shapes: Lamp } = objectsTheatre['object-lamp'];
const { Shapes: Table } = objectsTheatre['object-table'];
const { Shapes: Machine } = objectsTheatre['object-machine'];
const { Shapes: Drip } = objectsTheatre['object-drip'];
const { Shapes: Mask } = objectsCare['object-mask'];
const { Shapes: Monitor } = objectsRoom['object-monitor'];

/** The viewBox of the room. The positions in FindIt.module.css are percentages of it. */
export const roomField = '0 0 320 240';

/** Draws an operating room with the objects to find. */
export function Room() {
  return (
    <>
      <Wall />
      <g transform="translate(104 -4) scale(.8)">
        <Lamp />
      </g>
      <Figure
        flat
        age="adult"
        skin="brown"
        hair="black"
        cap={c.plum}
        turn={6}
        tilt={4}
        lean={0}
        left="down"
        right={[0.3, 0.86, 1]}
        feet={[-18, 14]}
        clothes={{ ...wardrobe.theatre, print: 'collar' }}
        at={[46, 234, 0.8]}
      />
      <g transform="translate(70 56) scale(.72 1.45)">
        <Drip />
      </g>
      <g transform="translate(102 112) scale(.86 1.06)">
        <Table />
      </g>
      <SmallTeddy x={174} y={132} />
      <path stroke={c.mid} strokeWidth={5} d="M214,116C222,128 232,130 246,150" />
      <g transform="translate(190 84) scale(.36)">
        <Mask />
      </g>
      <g transform="translate(230 130) scale(.7 .86)">
        <Machine />
      </g>
      <g transform="translate(234 58) scale(.66)">
        <Monitor />
      </g>
    </>
  );
}
