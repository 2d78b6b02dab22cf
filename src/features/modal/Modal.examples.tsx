import type { Examples } from '../../gallery/examples.ts';
import { Modal } from './Modal.tsx';

/** The example must not be a host: modals open in the page's own dialog. */
const noHost: [string, string] = [' data-modal-host="true"', ''];

const examples: Examples = {
  name: 'Modal',
  frame: 'window',
  examples: [
    {
      name: 'open, before it is filled',
      render: ({ t }) => <Modal closeLabel={t('modal_close')} />,
      changes: [noHost, ['<dialog', '<dialog open aria-label="1"']],
    },
    {
      name: 'open over the whole window',
      render: ({ t }) => <Modal closeLabel={t('modal_close')} />,
      changes: [noHost, ['<dialog', '<dialog open data-size="full" aria-label="2"']],
    },
  ],
};

export default examples;
