import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { QrCode, qrCodeCopy } from './QrCode.tsx';

const code = ({ copy }: ExampleContext, id: string, isSmall = false) => (
  <QrCode
    copy={copy(qrCodeCopy)}
    id={id}
    isSmall={isSmall}
    target={{ image: '/qr/home-sv.svg', address: 'https://tryggve.example/q/2658-ar' }}
  />
);

const examples: Examples = {
  name: 'QrCode',
  frame: 'row',
  examples: [
    { name: 'with words', render: (context) => code(context, 'qr-words') },
    { name: 'small', render: (context) => code(context, 'qr-small', true) },
    {
      name: 'shown',
      render: (context) => code(context, 'qr-shown'),
      changes: [[' popover="auto"', '']],
    },
  ],
};

export default examples;
