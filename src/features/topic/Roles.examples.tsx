import type { Examples } from '../../gallery/examples.ts';
import { Roles } from './Roles.tsx';

const examples: Examples = {
  name: 'Roles',
  examples: [
    {
      name: 'three',
      render: ({ say }) => (
        <Roles
          title={say('De här möter du', 'من ستقابل')}
          roles={[
            { id: 'a', name: say('narkossköterska', 'ممرضة التخدير') },
            { id: 'b', name: say('narkosläkare', 'طبيبة التخدير') },
            { id: 'c', name: say('undersköterska', 'مساعدة التمريض') },
          ]}
        />
      ),
    },
  ],
};

export default examples;
