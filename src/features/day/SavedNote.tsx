import { Button } from '../../ui/Button/Button.tsx';
import styles from './SavedNote.module.css';

/** What useSaved tells of taking all away. */
export type Clearing = { isEmpty: boolean; canUndo: boolean; clear: () => void; undo: () => void };

type SavedNoteProps = { clearing: Clearing; note: string; clearLabel: string; undoLabel: string };

/** Says where the choices are kept, and takes them away or brings them back: one button for both, so that the focus stays. */
export function SavedNote({
  clearing: { isEmpty, canUndo, clear, undo },
  note,
  clearLabel,
  undoLabel,
}: SavedNoteProps) {
  return (
    <>
      <p className={styles.note}>{note}</p>
      <div>
        <Button variant="outline" hidden={isEmpty && !canUndo} onClick={isEmpty ? undo : clear}>
          {isEmpty ? undoLabel : clearLabel}
        </Button>
      </div>
    </>
  );
}
