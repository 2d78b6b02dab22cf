import type { Examples } from '../../gallery/examples.ts';
import { dayCopy } from './dayCopy.ts';
import { DaySheet } from './DaySheet.tsx';
import { partsOf, stepsIn } from './sample.ts';

const examples: Examples = {
  name: 'DaySheet',
  examples: [
    {
      name: 'on paper alone',
      render: (context) => (
        <DaySheet copy={context.copy(dayCopy)} parts={partsOf(context)} steps={stepsIn(context)} portrait={undefined} />
      ),
    },
  ],
};

export default examples;
