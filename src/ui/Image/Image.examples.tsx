import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Image } from './Image.tsx';

const altOf = ({ say }: ExampleContext) => say('En vante med ansikte', 'قفاز له وجه');
const icon = { src: '/icon-192.png', width: 192, height: 192 };
const wide = { src: '/og.png', width: 1200, height: 630 };

const examples: Examples = {
  name: 'Image',
  examples: [
    { name: 'contain: whole in its place', render: (context) => <Image {...wide} alt={altOf(context)} /> },
    {
      name: 'fill: covers its place',
      frame: 'tiles',
      render: (context) => <Image {...wide} fit="fill" alt={altOf(context)} />,
    },
    { name: 'fixed: its own size', render: (context) => <Image {...icon} fit="fixed" alt={altOf(context)} /> },
    {
      name: 'in a modern format',
      render: (context) => (
        <Image
          {...icon}
          fit="fixed"
          alt={altOf(context)}
          sources={[{ type: 'image/svg+xml', srcSet: '/icon.svg 192w' }]}
          sizes="192px"
        />
      ),
    },
    { name: 'decoration, without alternative text', render: () => <Image {...icon} fit="fixed" alt="" /> },
  ],
};

export default examples;
