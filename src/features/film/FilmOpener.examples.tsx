import type { Examples } from '../../gallery/examples.ts';
import { FilmOpener, filmOpenerCopy } from './FilmOpener.tsx';
import { embeddedFilm, still } from './sample.ts';

const examples: Examples = {
  name: 'FilmOpener',
  examples: [
    {
      name: 'a film of another host',
      render: ({ copy }) => (
        <FilmOpener
          copy={copy(filmOpenerCopy)}
          film={{ poster: still.src }}
          source={embeddedFilm}
          providerName="YouTube"
        />
      ),
    },
  ],
};

export default examples;
