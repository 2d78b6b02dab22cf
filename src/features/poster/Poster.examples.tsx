import type { Examples } from '../../gallery/examples.ts';
import { Poster } from './Poster.tsx';

const examples: Examples = {
  name: 'Poster',
  examples: [
    {
      name: 'three languages',
      render: ({ say }) => (
        <Poster
          label={say('Affisch', 'ملصق')}
          how={[{ code: 'sv', text: 'Rikta telefonens kamera mot rutan.' }]}
          address="https://tryggve.example/sprak"
          languages={(
            [
              ['sv', 'När ditt barn ska sövas eller opereras', 'Rikta telefonens kamera mot rutan.'],
              ['ar', 'عندما سيُخدَّر طفلك أو تُجرى له عملية', 'وجِّه كاميرا الهاتف نحو المربّع.'],
              ['fi', 'Kun lapsesi nukutetaan tai leikataan', 'Suuntaa puhelimen kamera ruutuun.'],
            ] as const
          ).map(([code, line, scan]) => ({ code, line, scan, qr: '/qr/home-sv.svg' }))}
        />
      ),
    },
  ],
};

export default examples;
