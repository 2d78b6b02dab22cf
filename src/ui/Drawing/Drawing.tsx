import { avatars } from './avatars.tsx';
import { bodies } from './standingBody.tsx';
import { brand } from './brand.tsx';
import styles from './Drawing.module.css';
import { Frame } from './Frame.tsx';
import { adults } from './adults.tsx';
import { objectsCare } from './objectsCare.tsx';
import { objectsPlay } from './objectsPlay.tsx';
import { objectsRoom } from './objectsRoom.tsx';
import { objectsTheatre } from './objectsTheatre.tsx';
import { objectsWish } from './objectsWish.tsx';
import { organs } from './organs.tsx';
import { organsBody } from './organsBody.tsx';
import { organsWhole } from './organsWhole.tsx';
import { people } from './people.tsx';
import { scenesExamined } from './scenesExamined.tsx';
import { scenesMeanwhile } from './scenesMeanwhile.tsx';
import { scenesMended } from './scenesMended.tsx';
import { scenesNeedles } from './scenesNeedles.tsx';
import { scenesPictures } from './scenesPictures.tsx';
import { scenesTalking } from './scenesTalking.tsx';
import { scenesTogether } from './scenesTogether.tsx';
import { scenesWalking } from './scenesWalking.tsx';
import { scenesWard } from './scenesWard.tsx';
import { topicsCare } from './topicsCare.tsx';
import { topicsDiscover } from './topicsDiscover.tsx';

/** Drawings with pieces of dark paper, which get a light edge on a dark background. */
const edged = {
  ...topicsCare,
  ...topicsDiscover,
  ...objectsRoom,
  ...objectsCare,
  ...objectsTheatre,
  ...objectsPlay,
  ...objectsWish,
  ...people,
  ...adults,
  ...avatars,
};

const drawings = {
  ...brand,
  ...edged,
  ...scenesWard,
  ...scenesTogether,
  ...scenesNeedles,
  ...scenesPictures,
  ...scenesExamined,
  ...scenesTalking,
  ...scenesWalking,
  ...scenesMended,
  ...scenesMeanwhile,
  ...organs,
  ...organsBody,
  ...organsWhole,
  ...bodies,
};

export type DrawingName = keyof typeof drawings;

/** Every drawing, in the order of the gallery. */
export const drawingNames = Object.keys(drawings) as readonly DrawingName[];

/** A drawing in which somebody does something. It needs a label for those who can't see it. */
export type SceneName = Extract<DrawingName, `scene-${string}`>;

export const isSceneName = (name: DrawingName): name is SceneName => name.startsWith('scene-');

export function isDrawingName(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name);
}

type DrawingProps = {
  name: DrawingName;
  /** Accessible name. Without it the drawing is decorative and hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * Renders a drawing by its name, as inline SVG without ids or style attributes. This module bundles all drawings:
 * islands import the one they need and put it in a `Frame`.
 */
export function Drawing({ name, label, className }: DrawingProps) {
  const { viewBox, Shapes } = drawings[name];
  const classes = [Object.hasOwn(edged, name) && styles.edged, className].filter(Boolean).join(' ');
  return (
    <Frame viewBox={viewBox} label={label} className={classes || undefined}>
      <Shapes />
    </Frame>
  );
}
