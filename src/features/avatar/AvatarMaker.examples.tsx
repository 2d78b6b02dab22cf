import type { Examples } from '../../gallery/examples.ts';
import { avatarCopy } from './avatarCopy.ts';
import { AvatarMaker } from './AvatarMaker.tsx';

const examples: Examples = {
  name: 'AvatarMaker',
  examples: [{ name: 'at the start', render: ({ copy }) => <AvatarMaker copy={copy(avatarCopy)} /> }],
};

export default examples;
