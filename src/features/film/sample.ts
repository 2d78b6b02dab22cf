/** Films for the gallery and for tests. Their files are nowhere: nothing of a film is asked for before it is started. */
import type { ExampleContext } from '../../gallery/examples.ts';
import type { FilmCard } from './FilmCards.tsx';
import type { EmbeddedFilm, OwnFilm } from './film.ts';

export const ownFilm: OwnFilm = {
  provider: 'self',
  file: { webm: '/film.webm', mp4: '/film.mp4' },
  described: { webm: '/described.webm', mp4: '/described.mp4' },
  captions: [
    { language: 'sv', label: 'Svenska', src: '/sv.vtt' },
    { language: 'en', label: 'English', src: '/en.vtt' },
  ],
};

export const embeddedFilm: EmbeddedFilm = {
  provider: 'youtube',
  providerId: 'abcdefghijk',
  audioDescriptionId: 'ABCDEFGHIJK',
};

/** The picture of shared links stands in for a still. */
export const still = { src: '/og.png', width: 1200, height: 630 };

/** Returns two films as cards. */
export const cardsOf = ({ say }: ExampleContext): FilmCard[] => [
  {
    id: 'a',
    title: say('Masken', 'القناع'),
    path: '/mediplay/video/masken',
    duration: say('47 sekunder', '47 ثانية'),
    still,
  },
  {
    id: 'b',
    title: say('Så här går det till när barnanestesisjuksköterskan kommer', 'عندما تأتي ممرضة تخدير الأطفال'),
    path: '/mediplay/video/slangen',
    duration: say('1 minut, 15 sekunder', 'دقيقة و15 ثانية'),
    text: say('Ett barn får en infart i handen.', 'طفل تُوضع له قسطرة في يده.'),
    still,
  },
];
