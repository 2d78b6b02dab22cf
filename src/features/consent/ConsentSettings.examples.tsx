import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { type Purpose, purposes } from '../../shared/consent.ts';
import { ConsentSettings, consentSettingsCopy } from './ConsentSettings.tsx';

const settings = ({ copy }: ExampleContext, needed: readonly Purpose[], countedAt?: string) => (
  <ConsentSettings copy={copy(consentSettingsCopy)} countedAt={countedAt} purposes={purposes} needed={needed} />
);

/** What the page's own script would take for its own. */
const shown: [string, string] = [' data-consent-form="true" data-room="" hidden=""', ''];

const examples: Examples = {
  name: 'ConsentSettings',
  examples: [
    {
      name: 'where visits are counted',
      render: (context) => settings(context, purposes, 'matomo.example'),
      changes: [shown],
    },
    {
      name: 'without scripts, where nobody counts',
      render: (context) => settings(context, []),
      changes: [
        ['<noscript>', '<div>'],
        ['</noscript>', '</div>'],
      ],
    },
  ],
};

export default examples;
