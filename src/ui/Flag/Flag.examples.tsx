import type { Examples } from '../../gallery/examples.ts';
import { Flag, flagCodes } from './Flag.tsx';

const examples: Examples = {
  name: 'Flag',
  examples: [
    {
      name: 'every flag',
      frame: 'tiles',
      render: () =>
        flagCodes.map((code) => (
          <figure key={code}>
            <span className="lead">
              <Flag codes={code} />
            </span>
            <figcaption lang="en" dir="ltr">
              {code}
            </figcaption>
          </figure>
        )),
    },
    { name: 'two of one language', render: () => <Flag codes="er,tigray" /> },
  ],
};

export default examples;
