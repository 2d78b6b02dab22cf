import { Bust } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';

const viewBox = '0 0 120 120';

/** Heads and shoulders for round thumbnails. Only `avatar-default` wears the visitor's colours. */
export const avatars = {
  'avatar-default': { viewBox, Shapes: () => <Bust personal /> },
  'avatar-boy-curly-asleep': {
    viewBox,
    Shapes: () => <Bust sex="boy" skin="brown" hair="black" lips="brown" mood="asleep" top={c.cream} />,
  },
  'avatar-boy-straight': {
    viewBox,
    Shapes: () => (
      <Bust sex="boy" hair="blonde" hairType="straight" eyes="blue" lips="fair" freckles turn={2} top={c.leaf} />
    ),
  },
  'avatar-boy-wavy': {
    viewBox,
    Shapes: () => <Bust sex="boy" skin="golden" hairType="wavy" eyes="hazel" lips="fair" turn={-3} top={c.sun} />,
  },
  'avatar-girl-none': {
    viewBox,
    Shapes: () => <Bust skin="golden" hairType="none" turn={3} top={c.pink} />,
  },
  'avatar-girl-short': {
    viewBox,
    Shapes: () => <Bust age="adult" skin="brown" hair="grey" hairType="short" lips="brown" glasses top={c.plum} />,
  },
  'avatar-girl-straight': {
    viewBox,
    Shapes: () => <Bust skin="dark" hair="black" hairType="straight" mood="open" turn={-2} top={c.sun} />,
  },
  'avatar-girl-wavy-red': {
    viewBox,
    Shapes: () => <Bust hair="red" hairType="wavy" eyes="green" freckles turn={3} top={c.deep} />,
  },
  'avatar-hijab': {
    viewBox,
    Shapes: () => <Bust age="adult" skin="golden" hair="black" hijab={c.plum} turn={-2} />,
  },
} as const satisfies DrawingSet;
