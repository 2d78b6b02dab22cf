/** A small layer for examples and tests. */
import type { LayerData } from './useLayers.ts';

export const sampleLayer: LayerData = {
  layer: 'organs',
  parts: [
    { id: 'brain', name: 'Hjärna', page: 'brain', diseases: ['illbrain'] },
    { id: 'heart', name: 'Hjärta', page: 'heart', diseases: ['illheart', 'heartdefect'] },
    { id: 'appendix', name: 'Blind\u00adtarmens bihang', page: 'stomach', diseases: [] },
  ],
  pins: [
    { part: 'brain', x: 168, y: 66, side: 'l', labelX: 54, labelY: 66 },
    { part: 'heart', x: 222, y: 270, side: 'r', labelX: 346, labelY: 270 },
  ],
  pages: {
    brain: { title: 'Hjärnan', path: '/hjarnan' },
    heart: { title: 'Hjärtat', path: '/hjartat' },
    stomach: { title: 'Magsäck och tarmar', path: '/magen' },
    illbrain: { title: 'Hjärna och nerver', path: '/sjuk-hjarna' },
    illheart: { title: 'Hjärta och blodkärl', path: '/sjukt-hjarta' },
    heartdefect: { title: 'Hjärtfel', path: '/hjartfel' },
  },
};

export const sampleLayers = [
  { id: 'skin', name: 'Hud' },
  { id: 'skeleton', name: 'Skelett' },
  { id: 'organs', name: 'Organ' },
] as const;
