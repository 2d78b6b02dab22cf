import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Header, headerCopy } from './Header.tsx';

const header = ({ copy, say }: ExampleContext, more: Partial<Parameters<typeof Header>[0]> = {}) => (
  <Header
    copy={copy(headerCopy)}
    langAttributes={{}}
    links={{ home: '/', menu: say('/meny', '/ar/menu'), search: say('/sok', '/ar/search') }}
    {...more}
  />
);

const withLanguage = (context: ExampleContext) =>
  header(context, {
    languageSwitcher: {
      code: context.language,
      nativeName: context.say('Svenska', 'العربية'),
      path: context.say('/sprak', '/ar/languages'),
      list: 'caregivers',
    },
  });

const examples: Examples = {
  name: 'Header',
  frame: 'page',
  examples: [
    { name: 'with the language', render: withLanguage },
    { name: 'without the language', render: (context) => header(context) },
    {
      name: 'a language with a long name',
      render: (context) =>
        header(context, {
          languageSwitcher: {
            code: 'sr',
            nativeName: 'Српски (ћирилица)',
            path: context.say('/sprak', '/ar/languages'),
            list: 'site',
          },
        }),
    },
    {
      name: 'on the page of the search',
      render: (context) => header(context, { currentPath: context.say('/sok', '/ar/search') }),
    },
    { name: 'with a way back', render: withLanguage, changes: [[' disabled=""', '']] },
    { name: 'minified', render: withLanguage, changes: [['data-header="true"', 'data-minified']] },
    {
      name: 'the menu open, search out of the way',
      render: withLanguage,
      changes: [
        ['data-modal="mainMenu"', 'data-modal="mainMenu" data-state="active"'],
        ['data-modal="search"', 'data-modal="search" data-state="hidden"'],
      ],
    },
  ],
};

export default examples;
