import type { Examples } from '../../gallery/examples.ts';
import { PrintFooter, printFooterCopy } from './PrintFooter.tsx';

const examples: Examples = {
  name: 'PrintFooter',
  examples: [
    {
      name: 'as on paper',
      render: ({ copy, language }) => (
        <PrintFooter
          copy={copy(printFooterCopy)}
          language={language}
          data={{
            changed: '2026-11-21',
            author: 'Tryggve',
            drafted: 'ai',
            review: 'unreviewed',
            translation: language === 'sv' ? 'original' : 'machine',
          }}
          shortPath={`/q/2658-${language}`}
          address={`https://tryggve.example/q/2658-${language}`}
          qr="/qr/home-sv.svg"
        />
      ),
      changes: [['print-only ', '']],
    },
  ],
};

export default examples;
