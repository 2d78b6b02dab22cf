import type { Examples } from '../../gallery/examples.ts';
import { gameCopy } from './game.ts';
import { GameFrame } from './GameFrame.tsx';

const sound = { isOn: true, turn: () => undefined, play: () => undefined };

const examples: Examples = {
  name: 'GameFrame',
  examples: [
    {
      name: 'in the middle of a game, with sound',
      render: ({ copy, say }) => (
        <GameFrame
          copy={copy(gameCopy)}
          morePath="/lek-och-lar"
          how={say('Tryck på något.', 'اضغط على شيء.')}
          status={say('Lampan lyser.', 'المصباح مضيء.')}
          sound={sound}
        >
          <p>{say('Här är leken.', 'هنا اللعبة.')}</p>
        </GameFrame>
      ),
    },
    {
      name: 'finished',
      render: ({ copy, say }) => (
        <GameFrame
          copy={copy(gameCopy)}
          morePath="/lek-och-lar"
          how={say('Tryck på något.', 'اضغط على شيء.')}
          done={say('Allt är på sin plats.', 'كل شيء في مكانه.')}
          onAgain={() => undefined}
        >
          <p>{say('Här var leken.', 'هنا كانت اللعبة.')}</p>
        </GameFrame>
      ),
    },
  ],
};

export default examples;
