/** A small layer for examples and tests. */
import type { AboutPage, LayerData } from './useLayers.ts';

export const sampleLayer: LayerData = {
  layer: 'organs',
  parts: [
    {
      id: 'brain',
      name: 'Hjärna',
      does: 'Hjärnan minns, känner och styr kroppen.',
      page: 'brain',
      diseases: ['illbrain'],
    },
    {
      id: 'heart',
      name: 'Hjärta',
      does: 'Hjärtat är en muskel. Den pumpar runt blodet, även när du sover.',
      page: 'heart',
      diseases: ['illheart', 'heartdefect'],
    },
    {
      id: 'appendix',
      name: 'Blind\u00adtarmens bihang',
      does: 'Ett litet rör som sitter där tjocktarmen börjar.',
      page: 'stomach',
      diseases: [],
    },
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

/** What a page about one part says of it. */
export const sampleAbout: AboutPage = {
  page: 'heart',
  name: 'Hjärtat',
  does: 'Hjärtat pumpar runt blodet.',
  parts: ['heart'],
  diseases: ['illheart'],
};

export const sampleLayers = [
  { id: 'skin', name: 'Hud' },
  { id: 'skeleton', name: 'Skelett' },
  { id: 'organs', name: 'Organ' },
] as const;
