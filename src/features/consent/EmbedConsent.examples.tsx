import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { EmbedConsent, embedConsentCopy } from './EmbedConsent.tsx';

const props = ({ copy }: ExampleContext) => ({
  copy: copy(embedConsentCopy),
  settingsHref: '/cookies-och-dataskydd#cookies',
});

const examples: Examples = {
  name: 'EmbedConsent',
  examples: [
    {
      name: 'with the way to the provider',
      render: (context) => (
        <EmbedConsent {...props(context)} provider="svt_play">
          <Link href="https://svtplay.example/film">
            {context.say('Se filmen hos SVT Play', 'شاهد الفيلم لدى SVT Play')}
          </Link>
        </EmbedConsent>
      ),
    },
    { name: 'alone', render: (context) => <EmbedConsent {...props(context)} provider="youtube" /> },
  ],
};

export default examples;
