import type { Examples } from '../../gallery/examples.ts';
import { StaticDay } from './StaticDay.tsx';
import { partsOf, stepsIn } from './sample.ts';

const examples: Examples = {
  name: 'StaticDay',
  examples: [
    {
      name: 'two parts',
      render: (context) => (
        <StaticDay
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
