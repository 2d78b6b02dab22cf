import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from '../Prose/Prose.tsx';
import { Text } from './Text.tsx';

it('isolates numbers and addresses, and an address may break', () => {
  expect(renderToStaticMarkup(<Text>{'Ring 90 390. Se 1177.se/liv.'}</Text>)).toBe(
    'Ring <bdi dir="ltr">90 390</bdi>. Se <bdi dir="ltr">1177.<wbr/>se/<wbr/>liv</bdi>.',
  );
});

it('does so in a text of Markdown, whose Swedish words are Swedish; a heading keeps its address', () => {
  const blocks = fromMarkdown('## Ring 112\n\n**(välling)** [116 111](tel:116111)').children;
  expect(renderToStaticMarkup(<Prose blocks={blocks} locale="ar" hrefOf={() => undefined} />)).toContain(
    '<h2 id="ring-112">Ring <bdi dir="ltr">112</bdi></h2>\n<p><strong>(<span lang="sv">välling</span>)</strong> <a href="tel:116111"><bdi dir="ltr">116 111</bdi></a></p>',
  );
});
