import type { Examples } from '../../gallery/examples.ts';
import { FilmCards } from './FilmCards.tsx';
import { cardsOf, still } from './sample.ts';

const examples: Examples = {
  name: 'FilmCards',
  examples: [
    { name: 'one film', render: (context) => <FilmCards films={cardsOf(context).slice(0, 1)} /> },
    { name: 'with what they are about, and long words', render: (context) => <FilmCards films={cardsOf(context)} /> },
    {
      name: 'clips, which stand on end',
      render: (context) => (
        <FilmCards films={cardsOf(context).map((film) => ({ ...film, still: { ...still, width: still.height } }))} />
      ),
    },
  ],
};

export default examples;
