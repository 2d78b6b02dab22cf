import type { Examples } from '../../gallery/examples.ts';
import { Participants, participantsCopy } from './Participants.tsx';
import { cardsOf } from './sample.ts';

const examples: Examples = {
  name: 'Participants',
  examples: [
    {
      name: 'several, and the place of one’s own',
      render: (context) => (
        <Participants
          copy={context.copy(participantsCopy)}
          films={[...cardsOf(context), ...cardsOf(context)].map((film, index) => ({
            ...film,
            id: `${index}`,
            starring: context.say('Ellen, 8 år', 'إيلين، 8 سنوات'),
          }))}
          contactEmail="kontakt@tryggve.example"
        />
      ),
    },
  ],
};

export default examples;
