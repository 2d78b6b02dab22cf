import type { Examples } from '../../gallery/examples.ts';
import { EmbeddedPlayer } from './EmbeddedPlayer.tsx';
import { embeddedFilm } from './sample.ts';

const examples: Examples = {
  name: 'EmbeddedPlayer',
  examples: [
    {
      name: 'its place: nobody has said yes in the gallery, so nothing is asked of another host',
      render: ({ say, language }) => (
        <EmbeddedPlayer title={say('Masken', 'القناع')} source={embeddedFilm} locale={language} isDescribed={false} />
      ),
      changes: [[' src="https:', ' data-src="https:']],
    },
  ],
};

export default examples;
