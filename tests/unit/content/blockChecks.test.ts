/** The checks of Markdown that a page cannot show, and of Markdown in fields that hold none. */
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

  it.each(['easyRead', 'scripted', 'differs'])('refuses the same in %s', (field) => {
    const text = '>-\n  Ett <b>ord</b>.';
    expect(problemsWith({ [one]: page('ett', { [field]: text }) }).join('\n')).toContain(
      'content/pages/sv/ett.md:14 HTML is not shown.',
    );
  });
});

describe('plain fields', () => {
  const steps = (word: string) =>
    `[{ title: A, happens: B, feels: C, time: D, help: E }, { title: A, happens: B, feels: C, time: D, help: "${word}" }]`;

  it.each([
    ['title', { title: 'En **sko**' }, ':3 [title]', '**'],
    ['preamble', { preamble: '"[Läs](page:ett) mer."' }, ':5 [preamble]', ']('],
    ['shortAnswer', { shortAnswer: '{ question: Vad?, answer: "En `sko`." }' }, ':13 [shortAnswer.answer]', '`'],
    ['steps', { steps: steps('**Fråga.**') }, ':13 [steps.1.help]', '**'],
  ])('hold no Markdown: %s', (_name, changes, place, mark) => {
    expect(problemsWith({ [one]: page('ett', changes) }).join('\n')).toContain(
      `content/pages/sv/ett.md${place} The field is plain text, and "${mark}" is Markdown.`,
    );
  });

  it('hold no Markdown: glossary', () => {
    const words = '[\n  { "id": "sko", "term": "Sko", "explanation": "En **sko**.", "facts": [] }\n]';
    expect(problemsWith({ 'glossary/sv.json': words })).toEqual([
      expect.stringContaining('content/glossary/sv.json:2 [0.explanation] The field is plain text'),
    ]);
  });
});

describe('anchors', () => {
  const link = (url: string) =>
    problemsWith({ [one]: page('ett', {}, `${page('ett').split('---\n')[2] ?? ''}\n[läs](${url})\n`) }).join('\n');

  it.each(['#borta', 'page:ett#borta'])('refuses %s, which no heading has', (url) => {
    expect(link(url)).toContain(
      'content/pages/sv/ett.md:21 There is no heading "#borta" in content/pages/sv/ett.md. It has #en-rubrik:',
    );
  });

  it('takes the anchor of a heading', () => {
    expect(link('page:ett#en-rubrik')).not.toContain('There is no heading');
  });
});

describe('repeats', () => {
  const sentence = 'Du får en liten mask som luktar lite av plast.';
  const steps = `[{ title: A, happens: B, feels: C, time: D, help: E }, { title: F, happens: "Du väntar. ${sentence}", feels: C, time: D, help: E }]`;

  it.each([
    ['a sentence of steps', { steps }],
    ['a short answer', { shortAnswer: `{ question: Vad?, answer: ${sentence} }` }],
    ['an easy text', { easyRead: `>-\n  ${sentence}` }],
    ['what differs', { differs: `>-\n  ${sentence}` }],
  ])('refuses %s that the glossary has too', (_name, changes) => {
    const words = `[{ "id": "mask", "term": "Mask", "explanation": "${sentence}", "facts": [] }]`;
    expect(problemsWith({ [one]: page('ett', changes), 'glossary/sv.json': words }).join('\n')).toMatch(
      /content\/glossary\/sv\.json:1 This paragraph stands in content\/pages\/sv\/ett\.md:1[34] too\./,
    );
  });
});
