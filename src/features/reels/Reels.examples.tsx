import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import styles from './Reels.module.css';
import { Reels } from './Reels.tsx';
import { reelsCopy } from './reelsCopy.ts';
import { sampleReels } from './sample.ts';

const viewer = ({ copy, say, language }: ExampleContext, count: number, place: number, mayAutoplay = true) => (
  <Reels
    copy={copy(reelsCopy)}
    reels={sampleReels(count, say)}
    locale={language}
    siteUrl="https://tryggve.example"
    start={`/mediplay/klipp/${place}`}
    mayAutoplay={mayAutoplay}
  />
);

/** Opens the share sheet. */
const sheet: [string, string] = ['data-open="false" inert=""', 'data-open="true"'];

const examples: Examples = {
  name: 'Reels',
  frame: 'page',
  examples: [
    { name: 'the first of eight, playing', render: (context) => viewer(context, 8, 1) },
    { name: 'in the middle, paused', render: (context) => viewer(context, 8, 4, false) },
    {
      name: 'the last, with words',
      render: (context) => viewer(context, 8, 8),
      changes: [
        [
          'data-cue="true"></p>',
          `data-cue="true"><span class="${styles.words}">Ja, det kan göra ont.\nDet går över.</span></p>`,
        ],
      ],
    },
    { name: 'one alone, being shared', render: (context) => viewer(context, 1, 1, false), changes: [sheet] },
  ],
};

export default examples;
