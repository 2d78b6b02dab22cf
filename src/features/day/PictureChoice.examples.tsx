import type { Examples } from '../../gallery/examples.ts';
import { PictureChoice } from './PictureChoice.tsx';

const choice = { name: 'example', value: 'mask', picture: '/drawings/object-mask.svg', onChange: () => undefined };

const examples: Examples = {
  name: 'PictureChoice',
  frame: 'tiles',
  examples: [
    { name: 'not chosen', render: ({ t }) => <PictureChoice {...choice} label={t('plan_mask')} checked={false} /> },
    {
      name: 'chosen, in two languages',
      render: ({ t, say }) => (
        <PictureChoice
          {...choice}
          label={t('plan_mask')}
          second={{ lang: 'ar', dir: 'rtl', text: say('أريد أن أنام بالقناع', 'أريد أن أنام بالقناع') }}
          checked
        />
      ),
    },
  ],
};

export default examples;
