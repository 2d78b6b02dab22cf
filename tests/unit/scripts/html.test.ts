/** What the HTML check refuses. */
import { expect, it } from 'vitest';
import { htmlProblems } from '../../../scripts/html/problems.ts';

const page = (body: string, { head = '', after = '' } = {}) =>
  `<!DOCTYPE html><html lang="sv" dir="ltr"${head}><head><meta charset="utf-8"><title>Tand</title></head><body><h1>Tand</h1>${body}</body></html>${after}`;

it('takes a sound page, and the one style that Astro writes into it', async () => {
  const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  expect(await htmlProblems(page(`<div>${style}<p>Hej</p></div>`))).toEqual([]);
});

it.each([
  ['a script after the end', page('', { after: '<script src="/a.js"></script>' }), 'something stands after </html>'],
  [
    'an encoding that is told late',
    page('', { head: ` data-x="${'å'.repeat(510)}"` }),
    'the encoding is told too late',
  ],
  ['a style that there is not', page('<p class="_a undefined">Hej</p>'), 'a class is called "undefined"'],
  ['a hidden drawing', page('<svg hidden></svg>'), 'a drawing has "hidden"'],
  ['one id twice', page('<p id="a"></p><p id="a"></p>'), 'no-dup-id'],
  ['autocomplete of a box', page('<input type="checkbox" autocomplete="off">'), 'valid-autocomplete'],
  ['a picture without an address', page('<img alt="">'), 'element-required-attributes'],
  [
    'what stands after a caption',
    page('<figure><div></div><figcaption>a</figcaption><div></div></figure>'),
    'element-permitted-order',
  ],
  ['another style in the text', page('<div><style>p{color:red}</style></div>'), 'element-permitted-content'],
])('refuses %s', async (_name, html, problem) => {
  expect((await htmlProblems(html)).join('\n')).toContain(problem);
});
