import type { Examples } from '../../gallery/examples.ts';
import { Icon, iconNames } from './Icon.tsx';

const examples: Examples = {
  name: 'Icon',
  examples: [
    {
      name: 'every icon',
      frame: 'tiles',
      render: () =>
        iconNames.map((name) => (
          <figure key={name}>
            <Icon name={name} />
            <figcaption lang="en" dir="ltr">
              {name}
            </figcaption>
          </figure>
        )),
    },
    {
      name: 'mirrored from right to left, and in a piece that is not',
      frame: 'row',
      render: () => (
        <>
          <Icon name="back" directional />
          <Icon name="forward" directional />
          <span dir="ltr">
            <Icon name="back" directional />
          </span>
        </>
      ),
    },
  ],
};

export default examples;
