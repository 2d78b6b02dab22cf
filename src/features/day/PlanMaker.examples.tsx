import type { Examples } from '../../gallery/examples.ts';
import { planCopy, planWords } from './planCopy.ts';
import { PlanMaker } from './PlanMaker.tsx';

const examples: Examples = {
  name: 'PlanMaker',
  examples: [
    {
      name: 'before anything is chosen',
      render: ({ copy }) => (
        <PlanMaker
          copy={copy(planCopy)}
          language={{ lang: 'sv', dir: 'ltr' }}
          words={copy(planWords)}
          languages={[]}
          figurePath="/lek-och-lar/min-figur"
        />
      ),
    },
  ],
};

export default examples;
