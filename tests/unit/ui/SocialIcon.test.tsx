import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SocialIcon } from '../../../src/ui/SocialIcon/SocialIcon.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['instagram', 'tiktok', 'youtube', 'facebook', 'x', 'linkedin', 'whatsapp', 'snapchat', 'telegram'])(
  '[#109] draws %s',
  (name) => {
    expect(renderToStaticMarkup(<SocialIcon name={name} />)).toMatch(/^<svg.+<\/svg>$/);
  },
);

it('[#109] says so of a name that it does not know, and draws nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(renderToStaticMarkup(<SocialIcon name="myspace" />)).toBe('');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('myspace'));
});
