import type { Examples } from '../../gallery/examples.ts';
import { StateNote, stateNoteCopy } from './StateNote.tsx';

const draft = { changed: '2026-11-21', author: 'Tryggve', drafted: 'ai', review: 'unreviewed' } as const;

const examples: Examples = {
  name: 'StateNote',
  examples: [
    {
      name: 'before a translation',
      render: ({ copy, language }) => (
        <StateNote
          copy={copy(stateNoteCopy)}
          language={language}
          data={{ ...draft, translation: 'machine', swedish: draft }}
        />
      ),
      changes: [[' no-print', '']],
    },
    {
      name: 'before a Swedish text',
      render: ({ copy, language }) => (
        <StateNote copy={copy(stateNoteCopy)} language={language} data={{ ...draft, translation: 'original' }} />
      ),
      changes: [[' no-print', '']],
    },
  ],
};

export default examples;
