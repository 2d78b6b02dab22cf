import type { Reel } from './reel.ts';

/** Returns sample clips, whose files don't exist. */
export const sampleReels = (count: number, say: (swedish: string, arabic: string) => string): Reel[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `clip${index + 1}`,
    title: say(`Gör det ont? (${index + 1})`, `هل يؤلم؟ (${index + 1})`),
    path: `/mediplay/klipp/${index + 1}`,
    cover: { url: '/og.png', width: 720, height: 1280 },
    sources: [{ src: `/${index + 1}.webm`, type: 'video/webm' }],
    captions: `/${index + 1}.vtt`,
  }));
