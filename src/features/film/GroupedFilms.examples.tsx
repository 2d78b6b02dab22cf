import type { Examples } from '../../gallery/examples.ts';
import { GroupedFilms } from './GroupedFilms.tsx';
import { cardsOf } from './sample.ts';

const examples: Examples = {
  name: 'GroupedFilms',
  examples: [
    {
      name: 'two questions',
      render: (context) => (
        <GroupedFilms
          title={context.say('Snabba frågor om stick', 'أسئلة سريعة عن الإبر')}
          films={cardsOf(context)}
          show={({ duration }) => <p>{duration}</p>}
        />
      ),
    },
  ],
};

export default examples;
