import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

const missing = ({ t }: ExampleContext) => ({
  title: t('not_found_title'),
  body: t('not_found_body'),
  home: { label: t('not_found_home'), path: '/' },
});

const examples: Examples = {
  name: 'ErrorMessage',
  frame: 'page',
  examples: [
    {
      name: 'with comfort, help and search',
      render: (context) => (
        <ErrorMessage
          {...missing(context)}
          comfort={context.t('not_found_comfort')}
          help={context.t('not_found_help')}
          search={{ label: context.t('search'), path: '/sok' }}
        />
      ),
    },
    { name: 'with the way home alone', render: (context) => <ErrorMessage {...missing(context)} /> },
    {
      name: 'long words',
      render: (context) => (
        <ErrorMessage
          {...missing(context)}
          title={context.say('Operationsavdelningsinformationen saknas', 'معلومات قسم العمليات غير موجودة')}
          body={context.say(
            'Vi hittar varken läkemedelsgenomgångsprotokollet eller barnanestesisjuksköterskans anteckningar.',
            'لا نجد سجل مراجعة الأدوية ولا ملاحظات ممرضة تخدير الأطفال.',
          )}
        />
      ),
    },
  ],
};

export default examples;
