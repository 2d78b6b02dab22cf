import type { Examples } from '../../gallery/examples.ts';
import { dayCopy } from './dayCopy.ts';
import { DayMaker } from './DayMaker.tsx';
import { partsOf } from './sample.ts';

const examples: Examples = {
  name: 'DayMaker',
  examples: [
    {
      name: 'before anything is chosen',
      render: (context) => (
        <DayMaker
          copy={context.copy(dayCopy)}
          language="sv"
          parts={partsOf(context)}
          loadSpeech={() => Promise.reject(new Error('Nothing is read in the gallery'))}
        />
      ),
    },
  ],
};

export default examples;
