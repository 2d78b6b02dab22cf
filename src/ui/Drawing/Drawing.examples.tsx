import type { Examples } from '../../gallery/examples.ts';
import { Drawing, drawingNames } from './Drawing.tsx';

const examples: Examples = {
  name: 'Drawing',
  examples: [
    {
      name: 'every drawing',
      frame: 'tiles',
      render: () =>
        drawingNames.map((name) => (
          <figure key={name}>
            <Drawing name={name} />
            <figcaption lang="en" dir="ltr">
              {name}
            </figcaption>
          </figure>
        )),
    },
    {
      name: 'with a name for screen readers',
      frame: 'tiles',
      render: ({ say }) => <Drawing name="mascot" label={say('En vante med ansikte', 'قفاز له وجه')} />,
    },
  ],
};

export default examples;
