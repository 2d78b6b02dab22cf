import type { Examples } from '../../gallery/examples.ts';
import { dayCopy } from './dayCopy.ts';
import { DayStepView } from './DayStepView.tsx';
import { stepsIn } from './sample.ts';

const nothing = () => undefined;

const examples: Examples = {
  name: 'DayStepView',
  examples: [
    {
      name: 'done, the last one',
      render: (context) => (
        <DayStepView
          copy={context.copy(dayCopy)}
          steps={stepsIn(context)}
          at={1}
          done={['brokenarm.0']}
          portrait={undefined}
          listening={{ reading: 'hears', press: nothing }}
          onGo={nothing}
          onWhole={nothing}
          onPicks={nothing}
          onDone={nothing}
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
