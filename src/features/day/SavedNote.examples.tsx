import type { Examples } from '../../gallery/examples.ts';
import { SavedNote } from './SavedNote.tsx';

const clearing = { isEmpty: false, canUndo: false, clear: () => undefined, undo: () => undefined };

const examples: Examples = {
  name: 'SavedNote',
  examples: [
    {
      name: 'something is kept',
      render: ({ t }) => (
        <SavedNote clearing={clearing} note={t('day_kept')} clearLabel={t('day_clear')} undoLabel={t('day_undo')} />
      ),
    },
    {
      name: 'taken away',
      render: ({ t }) => (
        <SavedNote
          clearing={{ ...clearing, isEmpty: true, canUndo: true }}
          note={t('day_kept')}
          clearLabel={t('day_clear')}
          undoLabel={t('day_undo')}
        />
      ),
    },
  ],
};

export default examples;
