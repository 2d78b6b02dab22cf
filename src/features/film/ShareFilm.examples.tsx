import type { Examples } from '../../gallery/examples.ts';
import { ShareFilm, shareFilmCopy } from './ShareFilm.tsx';

const examples: Examples = {
  name: 'ShareFilm',
  examples: [
    {
      name: 'where the browser can not hand it on by itself',
      render: ({ copy, say }) => (
        <ShareFilm
          copy={copy(shareFilmCopy)}
          title={say('Masken', 'القناع')}
          url="https://tryggve.example/q/maskfilm-sv"
        />
      ),
    },
  ],
};

export default examples;
