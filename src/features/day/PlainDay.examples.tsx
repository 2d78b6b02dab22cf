import type { Examples } from '../../gallery/examples.ts';
import { PlainDay } from './PlainDay.tsx';
import { partsOf, stepsIn } from './sample.ts';

const examples: Examples = {
  name: 'PlainDay',
  examples: [
    {
      name: 'two parts',
      render: (context) => (
        <PlainDay
          intro={context.t('day_noscript')}
          parts={partsOf(context).map((part) => ({
            ...part,
            steps: stepsIn(context).filter((step) => step.part.id === part.id),
          }))}
        />
      ),
    },
  ],
};

export default examples;
