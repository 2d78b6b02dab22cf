import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { ConsentSettings, consentSettingsCopy } from './ConsentSettings.tsx';

const settings = ({ copy }: ExampleContext, countedAt?: string) => (
  <ConsentSettings copy={copy(consentSettingsCopy)} countedAt={countedAt} hasPlayers={countedAt !== undefined} />
);

/** What the page's own script would take for its own. */
const shown: [string, string] = [' data-consent-form="true" data-room="" hidden=""', ''];

const examples: Examples = {
  name: 'ConsentSettings',
  examples: [
    { name: 'where visits are counted', render: (context) => settings(context, 'matomo.example'), changes: [shown] },
    {
      name: 'without scripts, where nobody counts',
      render: (context) => settings(context),
      changes: [
        ['<noscript>', '<div>'],
        ['</noscript>', '</div>'],
      ],
    },
  ],
};

export default examples;
