import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { SearchForm } from './SearchForm.tsx';

const form = ({ t, say }: ExampleContext, placeholder?: string) => (
  <SearchForm
    action={say('/sok', '/ar/search')}
    label={t('search_label')}
    submitLabel={t('search')}
    placeholder={placeholder ?? t('search_placeholder')}
  />
);

const examples: Examples = {
  name: 'SearchForm',
  examples: [
    { name: 'empty', render: (context) => form(context) },
    {
      name: 'with a question',
      render: (context) => form(context),
      changes: [['type="search"', 'type="search" value="116 111"']],
    },
    {
      name: 'a placeholder that is too long',
      render: (context) =>
        form(
          context,
          context.say(
            'Vad undrar du om operationsavdelningen, uppvakningen och allt som händer innan du får åka hem?',
            'ماذا تريد أن تعرف عن قسم العمليات وعن الإفاقة وعن كل ما يحدث قبل أن تعود إلى البيت؟',
          ),
        ),
    },
  ],
};

export default examples;
