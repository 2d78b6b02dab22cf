import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Examples } from '../../gallery/examples.ts';
import { CouncilList, councilListCopy } from './CouncilList.tsx';
import { wholeHospital } from './sample.ts';

const examples: Examples = {
  name: 'CouncilList',
  examples: [
    {
      name: 'one council',
      render: ({ copy, say }) => (
        <CouncilList
          copy={copy(councilListCopy)}
          councils={[
            {
              id: 'test',
              name: say('Ungdomsrådet', 'مجلس الشباب'),
              who: say('Du som är mellan 12 och 17 år.', 'من عمره بين 12 و17 سنة.'),
              website: 'https://www.teststad.example/',
              hospitals: [{ name: wholeHospital.name, path: '/mitt-sjukhus' }],
              blocks: fromMarkdown(say('Rådet träffas fyra gånger på en termin.', 'يجتمع المجلس أربع مرات.')).children,
              sources: wholeHospital.sources,
              checked: wholeHospital.checked,
            },
          ]}
        />
      ),
    },
  ],
};

export default examples;
