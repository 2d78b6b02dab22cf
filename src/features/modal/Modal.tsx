import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Modal.module.css';

type ModalProps = { closeLabel: string; langAttributes?: { lang?: string; dir?: string } };

/**
 * Renders the only dialog of a page, closed and empty until something opens in it (src/client/dialog.ts). A native
 * `<dialog>` makes everything behind it inert.
 */
export function Modal({ closeLabel, langAttributes = {} }: ModalProps) {
  return (
    <dialog className={styles.modal} data-modal-host>
      <div className={styles.bar} {...langAttributes}>
        <button type="button" className={styles.close} data-modal-close aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.content} data-modal-content />
    </dialog>
  );
}
