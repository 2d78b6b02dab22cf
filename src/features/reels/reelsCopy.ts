import type { Copy } from '../../i18n/copy.ts';

export const reelsCopy = [
  'reels_title',
  'reels_position',
  'reels_previous',
  'reels_next',
  'reels_play',
  'reels_pause',
  'reels_sound',
  'reels_captions',
  'reels_text',
  'reels_failed',
  'reels_share',
  'share_with',
  'share_email',
  'share_sms',
  'share_copy',
  'share_native',
  'share_copied',
  'share_copy_failed',
  'modal_close',
] as const;
export type ReelsCopy = Copy<typeof reelsCopy>;
