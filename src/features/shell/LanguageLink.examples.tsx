import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { LanguageLink, languageLinkCopy, type LanguageSwitch } from './LanguageLink.tsx';

const link = ({ copy, language, say }: ExampleContext, more: Partial<LanguageSwitch> = {}) => (
  <LanguageLink
    copy={copy(languageLinkCopy)}
    language={{
      code: language,
      nativeName: say('Svenska', 'العربية'),
      path: say('/sprak', '/ar/languages'),
      list: 'caregivers',
      ...more,
    }}
  />
);

const examples: Examples = {
  name: 'LanguageLink',
  frame: 'row',
  examples: [
    { name: 'closed', render: (context) => link(context) },
    { name: 'another language', render: (context) => link(context, { code: 'sr', nativeName: 'Српски (ћирилица)' }) },
    {
      name: 'with its popup open',
      render: (context) => link(context),
      changes: [['data-popup="languages"', 'aria-expanded="true"']],
    },
  ],
};

export default examples;
