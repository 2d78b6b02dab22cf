import type { Copy } from '../../i18n/copy.ts';

/** What the atlas says around its layers and parts. */
export const atlasCopy = [
  'atlas_title',
  'atlas_intro',
  'atlas_layers',
  'atlas_also',
  'atlas_tools',
  'atlas_zoom_in',
  'atlas_zoom_out',
  'atlas_whole',
  'atlas_up',
  'atlas_down',
  'atlas_left',
  'atlas_right',
  'atlas_sides',
  'atlas_read',
  'atlas_here',
  'atlas_diseases',
  'atlas_failed',
  'atlas_again',
  'atlas_figure',
] as const;

export type AtlasCopy = Copy<typeof atlasCopy>;
