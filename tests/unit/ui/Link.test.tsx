import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Link } from '../../../src/ui/Link/Link.tsx';

afterEach(() => void vi.restoreAllMocks());

it('[#165] renders nothing without an address, and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(renderToStaticMarkup(<Link>text</Link>)).toBe('');
  expect(warn).toHaveBeenCalledWith('Link component requires a valid href prop');
});

it.each(['https://example.org/a', 'http://example.org', '//example.org', 'mailto:a@example.org'])(
  '[#166] leaves %s a plain anchor with nofollow',
  (href) => {
    expect(
      renderToStaticMarkup(
        <Link href={href} locale="en">
          x
        </Link>,
      ),
    ).toBe(`<a href="${href}" rel="nofollow noopener">x</a>`);
  },
);

it.each(['tel:116111', 'sms:?&body=x', '#top'])('[#267] leaves %s untouched', (href) => {
  expect(
    renderToStaticMarkup(
      <Link href={href} locale="ar">
        x
      </Link>,
    ),
  ).toBe(`<a href="${href.replace('&', '&amp;')}">x</a>`);
});

it('[#167] gives our own paths a leading slash and the language', () => {
  expect(renderToStaticMarkup(<Link href="tand">x</Link>)).toBe('<a href="/tand">x</a>');
  expect(
    renderToStaticMarkup(
      <Link href="dental" locale="en">
        x
      </Link>,
    ),
  ).toBe('<a href="/en/dental">x</a>');
});

it('[#168] turns words into an address where asked', () => {
  expect(
    renderToStaticMarkup(
      <Link href="Mitt sjukhus" slugify>
        x
      </Link>,
    ),
  ).toBe('<a href="/mitt-sjukhus">x</a>');
});

it('[#169] marks the current page', () => {
  expect(
    renderToStaticMarkup(
      <Link href="/tand" isCurrent>
        x
      </Link>,
    ),
  ).toBe('<a href="/tand" aria-current="page">x</a>');
});
