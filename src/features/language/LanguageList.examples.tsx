import type { Examples } from '../../gallery/examples.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { LanguageList } from './LanguageList.tsx';

const examples: Examples = {
  name: 'LanguageList',
  examples: [
    {
      name: 'every language',
      render: ({ t }) => (
        <LanguageList
          title={t('languages_caregivers')}
          part="caregivers"
          links={languageCodes.map((code) => ({ code, path: code === 'sv' ? '/narstaende' : `/${code}` }))}
        />
      ),
    },
    {
      name: 'the languages of the site, one of them current',
      render: ({ t }) => (
        <LanguageList
          title={t('languages_site')}
          part="site"
          links={[
            { code: 'sv', path: '/' },
            { code: 'en', path: '/en' },
          ]}
        />
      ),
      changes: [['href="/"', 'href="/" aria-current="page"']],
    },
    { name: 'no language yet', render: ({ t }) => <LanguageList title={t('languages_site')} part="site" links={[]} /> },
  ],
};

export default examples;
