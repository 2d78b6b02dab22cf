import type { Examples } from '../../gallery/examples.ts';
import { SignTable, signTableCopy } from './SignTable.tsx';

const examples: Examples = {
  name: 'SignTable',
  frame: 'page',
  examples: [
    {
      name: 'a sign for everybody, and one of the skin, for some ages',
      changes: [['<details', '<details open']],
      render: ({ copy, say }) => (
        <SignTable
          copy={copy(signTableCopy)}
          everyone={[
            {
              level: 'now',
              whom: ['112'],
              told: [
                {
                  adult: say('Barnets läppar är blå.', 'شفتا الطفل زرقاوان.'),
                  child: say('Dina läppar är blå.', 'شفتاك زرقاوان.'),
                },
              ],
            },
          ]}
          bodies={[
            {
              body: 'skin',
              groups: [
                {
                  level: 'today',
                  whom: ['health_centre', '1177'],
                  told: [
                    {
                      adult: say('Barnets eksem vätskar sig.', 'الإكزيما عند الطفل تفرز سائلًا.'),
                      child: say('Ditt eksem vätskar sig.', 'الإكزيما عندك تفرز سائلًا.'),
                      ages: 'child teen',
                    },
                  ],
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
