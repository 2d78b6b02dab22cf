import { Frame } from '../../ui/Drawing/Frame.tsx';
import { objectsCare } from '../../ui/Drawing/objectsCare.tsx';
import { objectsRoom } from '../../ui/Drawing/objectsRoom.tsx';
import { objectsTheatre } from '../../ui/Drawing/objectsTheatre.tsx';

const objects = { ...objectsCare, ...objectsRoom, ...objectsTheatre };

const drawingOfThing = (id: string) => Object.entries(objects).find(([name]) => name === `object-${id}`)?.[1];

/** Renders the picture of an object, if there is one. Decorative, because the word beside it names the object. */
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
