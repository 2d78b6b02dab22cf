/** What a page of each shape must answer, each with a page that does not and the error that an editor reads. */
import { describe, expect, it } from 'vitest';
import { timeProblem } from '../../../src/content/checks/shapes.ts';
import { page, problemsWith, translated } from './fixture.ts';

const steps = (time: string) => `
  - { title: Ett, happens: Sköterskan kommer., feels: Lugnt., time: ${time}, help: Titta. }
  - { title: Två, happens: Sköterskan går., feels: Tyst., time: En minut., help: Vila. }`;
const procedure = {
  shape: 'procedure',
  shortAnswer: '{ question: Gör det ont?, answer: Ja. }',
  steps: steps('Ungefär tio minuter.'),
  who: '[nurse]',
  urgent: '{ signs: [bleeds, hurts] }',
};

const sign = { id: 'bleeds', when: 'now', whom: ['112'], body: 'blood', facts: ['1.1'], pages: ['procedure'] };
const signFiles = {
  'signs/signs.json': JSON.stringify([sign, { ...sign, id: 'hurts', when: 'hours', whom: ['emergency'] }]),
  'signs/words/sv.json': JSON.stringify({
    bleeds: { adult: 'Det blöder och slutar inte.', child: 'Du blöder.' },
    hurts: { adult: 'Det gör ont.', child: 'Du har ont.' },
  }),
  'signs/words/en.json': JSON.stringify({
    bleeds: { adult: 'It bleeds and does not stop.', child: 'You bleed.' },
    hurts: { adult: 'It hurts.', child: 'You hurt.' },
  }),
};
const headings = [
  'Varför görs det?',
  'Hemma före',
  'Det här kan du välja',
  'Det värsta, och vad vi gör då',
  'Hemma efteråt',
];
const english = [
  'Why is it done?',
  'At home before',
  'What you can choose',
  'The worst part, and what we do then',
  'At home afterwards',
];
const bodyOf = (parts: string[], seed: string) =>
  parts
    .map(
      (part, at) =>
        `## ${part}\n\n${Array.from({ length: 5 }, (_, n) => `Del ${seed} ${at} nummer ${n} är röd.`).join(' ')}`,
    )
    .join('\n\n');

type Changes = Record<string, string | undefined>;
const pages = (changes: Changes = {}, parts = headings) => ({
  ...signFiles,
  'pages/sv/ingrepp.md': page('procedure', { ...procedure, ...changes }, bodyOf(parts, 'sv')),
  'pages/en/procedure.md': translated(
    'procedure',
    {
      ...procedure,
      shortAnswer: '{ question: Does it hurt?, answer: Yes. }',
      steps: `
  - { title: One, happens: The nurse comes., feels: Calm., time: About ten minutes., help: Look. }
  - { title: Two, happens: The nurse goes., feels: Quiet., time: One minute., help: Rest. }`,
      urgent: '{ signs: [bleeds, hurts] }',
      ...changes,
    },
    bodyOf(english, 'en'),
  ),
});
const problems = (changes: Changes, parts?: string[]) =>
  problemsWith(pages(changes, parts))
    .filter((line) => line.includes('pages/sv/'))
    .join('\n');

it('has nothing to say of a procedure that answers all', () => {
  expect(problemsWith(pages())).toEqual([]);
});

it('refuses a page below another that makes claims and has no shape', () => {
  const below = {
    'pages/sv/ett/under.md': page('under'),
    'pages/en/one/below.md': translated('under'),
  };
  expect(problemsWith(below).join('\n')).toContain('content/pages/sv/ett/under.md:2 [shape] is missing');
  const without = {
    'pages/sv/ett/under.md': page('under', { facts: '[]' }),
    'pages/en/one/below.md': translated('under', { facts: '[]' }),
  };
  expect(problemsWith(without)).toEqual([]);
});

describe('refuses a procedure', () => {
  it.each([
    ['without the answer to the main fear', 'shortAnswer'],
    ['without steps', 'steps'],
    ['without those whom one meets', 'who'],
    ['without signs', 'urgent'],
  ])('%s', (_, field) => {
    expect(problems({ [field]: undefined })).toContain(`[${field}] is missing: a page of the shape procedure has it.`);
  });

  it('without one of its parts', () => {
    expect(problems({}, headings.slice(1))).toContain('The part "## Varför görs det?" is missing');
  });

  it('with its parts in another order', () => {
    const [first = '', second = '', ...rest] = headings;
    expect(problems({}, [second, first, ...rest])).toContain('stands too late. The parts have one order');
  });

  it('with “I want to know more” before its end', () => {
    expect(problems({}, ['Jag vill veta mer', ...headings])).toContain(
      '"## Jag vill veta mer" is folded, so it stands last.',
    );
  });
});

describe('a time', () => {
  it.each([
    'Ungefär tio minuter.',
    'Lika länge som en film.',
    'Några sekunder.',
    'Tills gipset är delat. Efter fem minuter är allt lugnt.',
    'Två timmar eller mer.',
    'Som en blinkning.',
    'Fråga narkosläkaren hur länge.',
    'Fråga när du bokar.',
  ])('is one: %s', (time) => {
    expect(problems({ steps: steps(time) })).toBe('');
  });

  it.each([
    'Det är olika.',
    'Fråga hur länge.',
    'De tar den tid de behöver.',
    'Hur länge beror på hålet.',
    'Tills kirurgen är klar.',
    'Tills du har fått svar på det som du undrar.',
    'Hela tiden sover du.',
    'Direkt efter operationen.',
    'Så länge som gelen behöver.',
    'En stund med frågor.',
    'Ett samtal.',
  ])('is none: %s', (time) => {
    expect(problems({ steps: steps(time) })).toContain('[steps.0.time] says no time.');
  });

  it.each([
    ['About ten minutes.', true],
    ['As long as a song.', true],
    ['Ask the nurse anaesthetist how long it takes.', true],
    ['Ask how long the visit is when you book.', true],
    ['Until the bag is empty, like a balloon.', false],
    ['All the time you are asleep.', false],
    ['As long as you still have questions.', false],
    ['Straight away, where it happened.', false],
  ])('is judged in English too: %s', (time, isTime) => {
    expect(timeProblem(time, 'en') === undefined).toBe(isTime);
  });
});

it('refuses a picture that stands twice on a page', () => {
  const drawn = steps('En minut.').replaceAll('feels: ', 'picture: scene-asleep, feels: ');
  expect(problems({ steps: drawn })).toContain('[steps.1.picture] "scene-asleep" stands on this page already.');
  expect(problems({ picture: 'scene-asleep', steps: drawn })).toContain('[steps.0.picture] "scene-asleep" stands');
  expect(problems({ picture: 'object-bed' })).toBe('');
});

it('refuses a box of signs without signs, and a number beyond its whole', () => {
  expect(problems({ urgent: '{}' })).toContain('[urgent.signs] is missing');
  expect(problems({ numbers: '[{ count: 101, of: 100, text: För många. }]' })).toContain(
    'must not be more than the whole',
  );
});

it('refuses a line of signs that is too long for a phone, or leaves out the highest number', () => {
  const withLine = (line: string) => problems({ urgent: `{ line: '${line}', signs: [bleeds] }` });
  expect(withLine('Blöder det? Ring 112')).toBe('');
  expect(withLine('Blöder det? Ring avdelningen')).toContain('[urgent.line] does not say 112');
  expect(withLine(`Blöder det? Ring 112 ${'nu '.repeat(20)}`)).toContain('[urgent.line]');
  expect(problems({ urgent: '{ line: Ont? Åk till akuten, signs: [hurts] }' })).toBe('');
});

describe('questions', () => {
  const question = (id: string, order: string) =>
    [
      '---',
      `id: ${id}`,
      `question: Fråga ${id}?`,
      'theme: before',
      `order: ${order}`,
      'tags: [x]',
      'facts: []',
      'changed: 2026-11-22',
      'author: Tryggve',
      'drafted: ai',
      'review: unreviewed',
      'translation: original',
      '---',
      `Svar på fråga ${id}, som är ett eget svar.`,
    ].join('\n');

  it('do not share a place in their theme', () => {
    const found = problemsWith({ 'faq/sv/one.md': question('one', '1'), 'faq/sv/two.md': question('two', '1') });
    expect(found.join('\n')).toContain('[order] Place 1 in "before" is that of content/faq/sv/one.md.');
  });
});
