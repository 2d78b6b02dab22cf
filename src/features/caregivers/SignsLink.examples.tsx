import type { Examples } from '../../gallery/examples.ts';
import { SignsLink } from './SignsLink.tsx';

const examples: Examples = {
  name: 'SignsLink',
  examples: [
    { name: 'short', render: ({ say }) => <SignsLink heading={say('När du ska ringa', 'متى تتصل')} /> },
    {
      name: 'long',
      render: ({ say }) => (
        <SignsLink
          heading={say(
            'När du ska ringa avdelningen, hälsocentralen eller sjukvårdsrådgivningen',
            'متى تتصل بالقسم أو بالمركز الصحي أو بخط المشورة الطبية في الليل والنهار',
          )}
        />
      ),
    },
  ],
};

export default examples;
