import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marked } from './Marked.tsx';

it('isolates a number that is found in part as one', () => {
  const segments = [
    { text: 'Ring 010-', mark: false },
    { text: '456', mark: true },
    { text: ' 67 00.', mark: false },
  ];
  expect(renderToStaticMarkup(<Marked segments={segments} />)).toBe(
    'Ring <bdi dir="ltr">010-<mark>456</mark> 67 00</bdi>.',
  );
});
