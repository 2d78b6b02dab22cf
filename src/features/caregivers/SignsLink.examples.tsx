import type { Examples } from '../../gallery/examples.ts';
import { SignsLink } from './SignsLink.tsx';

const examples: Examples = {
  name: 'SignsLink',
  examples: [
    {
      name: 'short',
      render: ({ say }) => <SignsLink line={say('Svårt att andas? Ring 112', 'صعوبة في التنفس؟ اتصل بالرقم 112')} />,
    },
    {
      name: 'long',
      render: ({ say }) => (
        <SignsLink
          line={say(
            'Svårt att andas, svår att väcka, mycket blod? Ring 112',
            'صعوبة في التنفس، أو لا يستيقظ، أو نزيف شديد؟ اتصل بالرقم 112',
          )}
        />
      ),
    },
  ],
};

export default examples;
