import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Modal.module.css';

type ModalProps = { closeLabel: string; langAttributes?: { lang?: string; dir?: string } };

/**
 * Renders the one dialog of a page, closed and empty until something is opened in it (src/client/dialog.ts).
 * Native, so that what lies behind is out of reach for every device.
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
