import { firstAvatar } from '../../shared/avatar.ts';
import type { Examples } from '../../gallery/examples.ts';
import { AvatarFigure } from '../../ui/Drawing/AvatarFigure.tsx';
import { dayCopy } from './dayCopy.ts';
import { stepsIn } from './sample.ts';
import { WholeDayStep } from './WholeDayStep.tsx';

const examples: Examples = {
  name: 'WholeDayStep',
  examples: [
    {
      name: 'here, with a figure',
      render: (context) => (
        <ol>
          {stepsIn(context)
            .slice(0, 1)
            .map((step) => (
              <WholeDayStep
                key={step.key}
                copy={context.copy(dayCopy)}
                step={step}
                portrait={<AvatarFigure avatar={firstAvatar} view="face" />}
                isHere
                isDone={false}
                onGo={() => undefined}
              />
            ))}
        </ol>
      ),
    },
  ],
};

export default examples;
