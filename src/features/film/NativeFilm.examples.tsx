import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { NativeFilm, nativeFilmCopy } from './NativeFilm.tsx';
import { ownFilm, still } from './sample.ts';

const player = ({ copy, say, language }: ExampleContext) => (
  <NativeFilm
    copy={copy(nativeFilmCopy)}
    film={{ title: say('Masken', 'القناع'), poster: still.src }}
    source={ownFilm}
    // Captions that are on are fetched at once, and these are nowhere.
    locale={`${language}-none`}
  />
);

const examples: Examples = {
  name: 'NativeFilm',
  examples: [
    { name: 'before it is started', render: player },
    { name: 'where the browser can show none of its files', render: player, changes: [[' hidden=""', '']] },
  ],
};

export default examples;
