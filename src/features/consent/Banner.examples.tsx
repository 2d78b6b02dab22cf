import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { purposes } from '../../shared/consent.ts';
import { Banner, bannerCopy } from './Banner.tsx';

const banner = ({ copy, say }: ExampleContext) => (
  <Banner
    copy={copy(bannerCopy)}
    purposes={purposes}
    cookies={{
      title: say('Cookies och dataskydd', 'Cookies and data protection'),
      path: '/cookies-och-dataskydd',
      language: say('sv', 'en') as 'sv' | 'en',
    }}
  />
);

/** What the page's own script would take for its own. */
const asked: [string, string][] = [
  [` data-consent-banner="${purposes.join(' ')}" hidden=""`, ''],
  [' data-consent-form="true" hidden=""', ''],
];

const examples: Examples = {
  name: 'Banner',
  frame: 'screen',
  examples: [
    { name: 'asks', render: banner, changes: asked },
    { name: 'with the rest unfolded', render: banner, changes: [...asked, ['<details', '<details open']] },
  ],
};

export default examples;
