import { Frame } from '../../ui/Drawing/Frame.tsx';
import { objectsCare } from '../../ui/Drawing/objectsCare.tsx';
import { objectsRoom } from '../../ui/Drawing/objectsRoom.tsx';
import { objectsTheatre } from '../../ui/Drawing/objectsTheatre.tsx';

const objects = { ...objectsCare, ...objectsRoom, ...objectsTheatre };

/** Returns the drawing of a thing of a game; none where it has no drawing of its own. */
const drawingOfThing = (id: string) => Object.entries(objects).find(([name]) => name === `object-${id}`)?.[1];

/** Renders a thing of a game. The word beside it names it, so it is decoration. */
export function ThingPicture({ id }: { id: string }) {
  const drawing = drawingOfThing(id);
  if (!drawing) return null;
  const { viewBox, Shapes } = drawing;
  return (
    <Frame viewBox={viewBox}>
      <Shapes />
    </Frame>
  );
}
