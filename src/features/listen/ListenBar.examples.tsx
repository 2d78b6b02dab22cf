import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { ListenBar } from './ListenBar.tsx';
import { listenBarCopy } from './listenCopy.ts';
import type { NarratorState } from './narrator.ts';
import { listenChoicesSample } from './sample.ts';

const idle = () => {};

const bar = ({ copy }: ExampleContext, reading: Partial<NarratorState>) => (
  <ListenBar
    copy={copy(listenBarCopy)}
    reading={{ isPlaying: false, at: 4, all: 14, track: 'own', hasBeside: false, hasFailed: false, ...reading }}
    choosing={listenChoicesSample}
    isBeside={false}
    toggle={idle}
    previous={idle}
    next={idle}
    close={idle}
  />
);

const examples: Examples = {
  name: 'ListenBar',
  frame: 'page',
  examples: [
    { name: 'reading', render: (context) => bar(context, { isPlaying: true }) },
    { name: 'paused', render: (context) => bar(context, {}) },
    { name: 'a voice that gave up', render: (context) => bar(context, { hasFailed: true }) },
  ],
};

export default examples;
