import type { ReactElement } from 'react';
import type { Examples } from '../../gallery/examples.ts';
import { Figure, PillowHead, Portrait } from './Figure.tsx';
import { wardrobe } from './figure/clothing.ts';
import { ages, eyes, hairs, hairTypes, lips, moods, sexes, skins } from './figure/look.ts';
import { type Pose, stances } from './figure/pose.ts';
import { Frame } from './Frame.tsx';
import { c } from './palette.ts';

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** viewBox of each posture. The origin is the figure's feet, its seat or its back. */
const viewBoxes: Record<Pose, string> = {
  standing: '-90 -260 180 280',
  waving: '-90 -260 180 280',
  holding: '-90 -260 180 280',
  sitting: '-90 -190 180 280',
  lying: '-150 -90 300 150',
};

type Shown = { label: string; picture: ReactElement };

const tiles = (shown: Shown[]) =>
  shown.map(({ label, picture }) => (
    <figure key={label}>
      {picture}
      <figcaption lang="en" dir="ltr">
        {label}
      </figcaption>
    </figure>
  ));

const examples: Examples = {
  name: 'Figure',
  frame: 'tiles',
  examples: [
    {
      name: 'poses, at every age',
      render: () =>
        tiles(
          keysOf(stances).flatMap((pose) =>
            ages.map((age) => ({
              label: `${pose}, ${age}`,
              picture: (
                <Frame viewBox={viewBoxes[pose]}>
                  <Figure pose={pose} age={age} />
                </Frame>
              ),
            })),
          ),
        ),
    },
    {
      name: 'clothes',
      render: () =>
        tiles(
          keysOf(wardrobe).map((name) => ({
            label: name,
            picture: (
              <Frame viewBox={viewBoxes.standing}>
                <Figure age="school" clothes={wardrobe[name]} />
              </Frame>
            ),
          })),
        ),
    },
    {
      name: 'hair, in both lengths',
      render: () =>
        tiles(
          hairTypes.flatMap((hairType) =>
            sexes.map((sex) => ({ label: `${hairType}, ${sex}`, picture: <Portrait hairType={hairType} sex={sex} /> })),
          ),
        ),
    },
    {
      name: 'colours of hair',
      render: () => tiles(keysOf(hairs).map((hair) => ({ label: hair, picture: <Portrait hair={hair} /> }))),
    },
    {
      name: 'colours of skin',
      render: () => tiles(keysOf(skins).map((skin) => ({ label: skin, picture: <Portrait skin={skin} /> }))),
    },
    {
      name: 'colours of eyes',
      render: () => tiles(keysOf(eyes).map((name) => ({ label: name, picture: <Portrait eyes={name} /> }))),
    },
    {
      name: 'colours of lips',
      render: () => tiles(keysOf(lips).map((name) => ({ label: name, picture: <Portrait lips={name} /> }))),
    },
    {
      name: 'moods',
      render: () => tiles(moods.map((mood) => ({ label: mood, picture: <Portrait mood={mood} hairType="short" /> }))),
    },
    {
      name: 'what it can wear on the head and in the face',
      render: () =>
        tiles([
          { label: 'buns', picture: <Portrait tie="buns" /> },
          { label: 'bun', picture: <Portrait tie="bun" hairType="straight" /> },
          { label: 'tail', picture: <Portrait tie="tail" hairType="wavy" /> },
          { label: 'glasses', picture: <Portrait glasses /> },
          { label: 'freckles', picture: <Portrait freckles hair="red" /> },
          { label: 'beard', picture: <Portrait beard sex="boy" hairType="short" /> },
          { label: 'clown nose', picture: <Portrait clownNose /> },
          { label: 'cap', picture: <Portrait cap={c.mid} /> },
          { label: 'hijab', picture: <Portrait hijab={c.plum} /> },
          { label: 'turned left', picture: <Portrait turn={-8} /> },
          { label: 'turned right', picture: <Portrait turn={8} /> },
        ]),
    },
    {
      name: 'a head on a pillow, and a named portrait',
      render: ({ say }) => (
        <>
          <Frame viewBox="0 0 120 120">
            <PillowHead transform="translate(60 62) rotate(-80)" mood="asleep" />
          </Frame>
          <Portrait label={say('En flicka med lockigt hår', 'فتاة بشعر مجعّد')} />
        </>
      ),
    },
  ],
};

export default examples;
