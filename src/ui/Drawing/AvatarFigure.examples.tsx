import { type Avatar, firstAvatar } from '../../shared/avatar.ts';
import type { Example, Examples } from '../../gallery/examples.ts';
import { AvatarFigure } from './AvatarFigure.tsx';

const example = (name: string, change: Partial<Avatar>, view: 'whole' | 'face' = 'whole'): Example => ({
  name,
  render: ({ say }) => (
    <AvatarFigure avatar={{ ...firstAvatar, ...change }} view={view} label={say('Min figur', 'شخصيتي')} />
  ),
});

const examples: Examples = {
  name: 'AvatarFigure',
  frame: 'tiles',
  examples: [
    example('at the start', {}),
    example('head and shoulders', {}, 'face'),
    example('in a wheelchair', { sex: 'boy', skin: 'tan', hairType: 'short', hair: 'black', aids: ['wheelchair'] }),
    example('with a scarf and glasses', { skin: 'golden', head: 'plum', clothes: 'hoodie', aids: ['glasses'] }),
    example('feeding tube and hearing aid', { hairType: 'none', aids: ['tube', 'hearingAid', 'freckles'] }, 'face'),
    example('darkest skin, in a hospital gown', { skin: 'black', hair: 'black', eyes: 'hazel', clothes: 'gown' }),
    example('under a cap', { skin: 'light', head: 'cap', clothes: 'stripes', lips: 'brown' }, 'face'),
  ],
};

export default examples;
