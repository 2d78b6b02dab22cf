import { firstAvatar } from '../../shared/avatar.ts';
import type { Examples } from '../../gallery/examples.ts';
import { AvatarChoices } from './AvatarChoices.tsx';
import { avatarCopy } from './avatarCopy.ts';
import { topics } from './topics.tsx';

const examples: Examples = {
  name: 'AvatarChoices',
  examples: [
    ...topics.map((topic) => ({
      name: topic,
      render: ({ copy }: Parameters<Examples['examples'][number]['render']>[0]) => (
        <AvatarChoices copy={copy(avatarCopy)} topic={topic} avatar={firstAvatar} onChange={() => undefined} />
      ),
    })),
    {
      name: 'hair under a scarf',
      render: ({ copy }) => (
        <AvatarChoices
          copy={copy(avatarCopy)}
          topic="hair"
          avatar={{ ...firstAvatar, head: 'teal' }}
          onChange={() => undefined}
        />
      ),
    },
  ],
};

export default examples;
