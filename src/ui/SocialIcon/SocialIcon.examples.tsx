import type { Examples } from '../../gallery/examples.ts';
import { SocialIcon, socialIconNames } from './SocialIcon.tsx';

const examples: Examples = {
  name: 'SocialIcon',
  examples: [
    {
      name: 'every network',
      frame: 'tiles',
      render: () =>
        socialIconNames.map((name) => (
          <figure key={name}>
            <SocialIcon name={name} />
            <figcaption lang="en" dir="ltr">
              {name}
            </figcaption>
          </figure>
        )),
    },
  ],
};

export default examples;
