/** What the checks say of Markdown that a page can't show, and of Markdown where there is none. */
import { describe, expect, it } from 'vitest';
import { page, problemsWith } from './fixture.ts';

const one = 'pages/sv/ett.md';

describe('Markdown', () => {
  const intro = page('ett').split('---\n')[2] ?? '';

  it.each([
    ['inline HTML', 'Ett <b>fet</b> ord.', 'HTML is not shown. Write Markdown.'],
    ['a picture inside a list', '- x ![sko](sko.png)', 'A picture belongs in the field "image"'],
    ['a link by reference', '[läs]\n\n[läs]: https://a.example', 'A link stands where it is used. Write it as'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', 'A table is not shown: "| a | b |'],
    ['a heading of level 1', '# Rubrik', 'A heading of level 1 is the title of the page.'],
    ['a heading of level 4', '### Rubrik\n\n#### Rubrik', 'A heading of level 4 is too deep. Use ## and ### only.'],
  ])('refuses %s', (_name, text, message) => {
    const line = text.includes('####') ? 23 : 21;
    expect(problemsWith({ [one]: page('ett', {}, `${intro}\n${text}\n`) }).join('\n')).toContain(
      `content/pages/sv/ett.md:${line} ${message}`,
    );
  });

  it('refuses a heading that skips a level', () => {
    expect(problemsWith({ [one]: page('ett', {}, intro.replace('## ', '### ')) }).join('\n')).toContain(
      'content/pages/sv/ett.md:14 A heading of level 3 needs one of level 2 above it.',
    );
  });

  it.each(['easyRead', 'differs'])('refuses the same in %s', (field) => {
    const text = '>-\n  Ett <b>ord</b>.';
    expect(problemsWith({ [one]: page('ett', { [field]: text }) }).join('\n')).toContain(
      'content/pages/sv/ett.md:14 HTML is not shown.',
    );
  });
});
