import type { ListenChoicesState } from './ListenChoices.tsx';

const idle = () => {};

export const listenChoicesSample: ListenChoicesState = {
  speed: 'normal',
  setSpeed: idle,
  voices: [
    { name: 'Alva', voiceURI: 'alva', lang: 'sv-SE' },
    { name: 'Klara', voiceURI: 'klara', lang: 'sv-SE' },
  ],
  voice: 'alva',
  setVoice: idle,
  track: 'own',
  texts: { own: { name: 'العربية', lang: 'ar' }, beside: { name: 'Svenska', lang: 'sv' } },
  setTrack: idle,
};
