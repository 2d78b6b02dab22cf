import type { Examples } from '../../gallery/examples.ts';
import { PrintNote } from './PrintNote.tsx';

const examples: Examples = {
  name: 'PrintNote',
  examples: [
    {
      name: 'as on paper',
      render: ({ t }) => <PrintNote t={t} address="https://tryggve.example/q/2658-ar" qr="/qr/home-sv.svg" />,
      changes: [['print-only ', '']],
    },
  ],
};

export default examples;
