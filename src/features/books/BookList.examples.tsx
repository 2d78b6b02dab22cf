import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Examples } from '../../gallery/examples.ts';
import { BookList, bookListCopy } from './BookList.tsx';

const examples: Examples = {
  name: 'BookList',
  examples: [
    {
      name: 'one of which all is known, one of which little is',
      render: ({ copy, say, language }) => (
        <BookList
          copy={copy(bookListCopy)}
          locale={language}
          shelves={[
            {
              id: 'test',
              title: say('På sjukhuset', 'في المستشفى'),
              books: [
                {
                  id: 'vanten',
                  anchor: 'book-vanten',
                  title: 'Vanten',
                  writer: 'Testa Testsson',
                  illustrator: 'Rita Ritsson',
                  translator: 'Tolka Tolksson',
                  publisher: 'Testförlaget',
                  year: 2019,
                  age: say('från 3 år', 'من 3 سنوات'),
                  heads: say('Den är sorglig.', 'إنه حزين.'),
                  blocks: fromMarkdown(say('En bok om en vante.', 'كتاب عن قفاز.')).children,
                },
                {
                  id: 'mossan',
                  anchor: 'book-mossan',
                  title: 'Förr eller senare kommer mössan tillbaka',
                  writer: 'Testa Testsson',
                  illustrator: 'Testa Testsson',
                  blocks: fromMarkdown(say('En bok om en mössa.', 'كتاب عن قبعة.')).children,
                },
              ],
            },
          ]}
        />
      ),
    },
  ],
};

export default examples;
