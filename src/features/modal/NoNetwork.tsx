import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './Modal.module.css';

export const noNetworkCopy = ['network_title', 'network_text', 'search_retry', 'modal_close'] as const;

type NoNetworkProps = { copy: Copy<typeof noNetworkCopy>; langAttributes?: { lang?: string; dir?: string } };

/**
 * Renders the dialog that a press opens while offline (src/client/network.ts). It is in every page, because it can't be
 * fetched then. A form closes it without a script.
 */
export function NoNetwork({ copy, langAttributes = {} }: NoNetworkProps) {
  return (
    <dialog
      {...langAttributes}
      className={styles.modal}
      role="alertdialog"
      aria-labelledby="no-network-title"
      aria-describedby="no-network-text"
      data-no-network
    >
      <form method="dialog" className={styles.message}>
        <h2 id="no-network-title" className={styles.title}>
          {copy.network_title}
        </h2>
        <p id="no-network-text">{copy.network_text}</p>
        <div className={styles.ways}>
          <Button type="submit" value="retry">
            {copy.search_retry}
          </Button>
          <Button type="submit" variant="outline">
            {copy.modal_close}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
