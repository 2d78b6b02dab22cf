import type { Examples } from '../../gallery/examples.ts';
import { dayCopy } from './dayCopy.ts';
import { stepsIn } from './sample.ts';
import { WholeDay } from './WholeDay.tsx';

const nothing = () => undefined;

const examples: Examples = {
  name: 'WholeDay',
  examples: [
    {
      name: 'one step done',
      render: (context) => (
        <WholeDay
          copy={context.copy(dayCopy)}
          language="sv"
          steps={stepsIn(context)}
          at={1}
          done={['xray.0']}
          portrait={undefined}
          onGo={nothing}
          onWhole={nothing}
          onPicks={nothing}
          onMove={nothing}
        />
      ),
      // The page has its one main heading.
      changes: [
        ['<h1 ', '<h2 '],
        ['</h1>', '</h2>'],
      ],
    },
  ],
};

export default examples;
