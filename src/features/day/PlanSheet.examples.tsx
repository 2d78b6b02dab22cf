import type { Examples } from '../../gallery/examples.ts';
import { firstAvatar } from '../../shared/avatar.ts';
import { AvatarFigure } from '../../ui/Drawing/AvatarFigure.tsx';
import { cardOf } from './card.ts';
import { planWords } from './planCopy.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { emptyPlan } from './wishes.ts';

const examples: Examples = {
  name: 'PlanSheet',
  examples: [
    {
      name: 'on paper alone',
      render: ({ copy, say }) => (
        <PlanSheet
          card={cardOf({ ...emptyPlan, wished: ['plan_mask'] }, copy(planWords), undefined)}
          portrait={<AvatarFigure avatar={firstAvatar} view="face" />}
          note={say('På bladet finns text som en maskin har översatt.', 'في هذه الورقة نص ترجمته آلة.')}
        />
      ),
    },
  ],
};

export default examples;
