import type { Examples } from '../../gallery/examples.ts';
import { EmbedConsent, embedConsentCopy } from './EmbedConsent.tsx';

const examples: Examples = {
  name: 'EmbedConsent',
  examples: [
    {
      name: 'before the yes',
      render: ({ copy }) => (
        <EmbedConsent copy={copy(embedConsentCopy)} provider="youtube" settingsHref="/cookies-och-dataskydd#cookies" />
      ),
    },
  ],
};

export default examples;
