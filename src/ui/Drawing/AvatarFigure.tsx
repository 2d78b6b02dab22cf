import type { Avatar } from '../../shared/avatar.ts';
import { wardrobe } from './figure/clothing.ts';
import type { Look } from './figure/look.ts';
import { Figure } from './Figure.tsx';
import { Frame } from './Frame.tsx';
import { c } from './palette.ts';
import { Chair, Footrests } from './wheelchair.tsx';

const scarves = { plum: c.plum, teal: c.teal } as const;

/** Converts the visitor's avatar to the look of a drawn figure. */
export function avatarLook({ head, aids, sex, skin, hair, hairType, eyes, lips }: Avatar): Look {
  return {
    age: 'school',
    sex,
    skin,
    hair,
    hairType,
    eyes,
    lips,
    ...(head === 'cap' ? { cap: c.mid } : head === 'bare' ? {} : { hijab: scarves[head] }),
    glasses: aids.includes('glasses'),
    freckles: aids.includes('freckles'),
    hearingAid: aids.includes('hearingAid'),
    tube: aids.includes('tube'),
  };
}

/** viewBoxes of the drawing. The head has the same position whether the figure stands or sits. */
const views = { whole: '-84 -256 168 266', face: '-68 -258 136 136' } as const;

type AvatarFigureProps = {
  avatar: Avatar;
  view: keyof typeof views;
  /** Accessible name. Without it the drawing is decorative and hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Renders the visitor's avatar, whole or head and shoulders. */
export function AvatarFigure({ avatar, view, label, className }: AvatarFigureProps) {
  const look = avatarLook(avatar);
  const clothes = wardrobe[avatar.clothes];
  return (
    <Frame viewBox={views[view]} label={label} className={className}>
      {avatar.aids.includes('wheelchair') ? (
        <g transform="translate(0 -74)">
          <Chair />
          <Figure {...look} pose="sitting" tilt={0} lean={0} left={[0.3, 0.9, 1]} right="lap" clothes={clothes} />
          <Footrests />
        </g>
      ) : (
        <Figure {...look} tilt={0} lean={0} clothes={clothes} />
      )}
    </Frame>
  );
}
