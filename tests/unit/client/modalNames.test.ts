// @vitest-environment happy-dom
/** The overlays that the specification names (check 200). */
import { expect, it } from 'vitest';
import { overlays } from '../../../src/compose/overlays.enhance.ts';

it.each([
  'caregiversMenu',
  'faqCategoryFilter',
  'groupedVideos',
  'hospitalInfo',
  'interstitialLoader',
  'lightbox',
  'mainMenu',
  'reels',
  'search',
  'share',
  'videoModal',
] as const)('[#200] %s of the specification has code', async (name) => {
  const { modal } = await overlays.modals[name]();
  expect(modal.fill).toBeTypeOf('function');
});
