import type { Examples } from '../../gallery/examples.ts';
import { AvatarPreview, avatarPreviewCopy } from './AvatarPreview.tsx';

const examples: Examples = {
  name: 'AvatarPreview',
  examples: [
    {
      name: 'before one is saved',
      render: ({ copy }) => <AvatarPreview copy={copy(avatarPreviewCopy)} path="/lek-och-lar" />,
    },
  ],
};

export default examples;
