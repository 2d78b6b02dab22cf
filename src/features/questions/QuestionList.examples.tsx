import type { Examples } from '../../gallery/examples.ts';
import { QuestionList } from './QuestionList.island.tsx';
import { questionListCopy } from './questionListCopy.ts';

const examples: Examples = {
  name: 'QuestionList',
  examples: [
    {
      name: 'nothing chosen',
      render: ({ copy, say }) => (
        <QuestionList
          copy={copy(questionListCopy)}
          groups={[
            {
              id: 'alone',
              title: say('Om att prata själv', 'عن التحدث وحدي'),
              questions: [say('Kan vi prata själva en stund?', 'هل يمكننا التحدث وحدنا قليلاً؟')],
            },
          ]}
        />
      ),
    },
  ],
};

export default examples;
