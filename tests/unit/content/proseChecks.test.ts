/** Swedish prose where it can be counted: conditions without "om", and readers who are only told to ask. */
import { expect, it } from 'vitest';
import { page, problemsWith, translated } from './fixture.ts';

const said = (body: string, path = 'pages/sv/ett.md') =>
  problemsWith({ [path]: page('ett', {}, `## Rubrik\n\n${body}\n`) }).filter((problem) =>
    /Write "om"|requests to ask/.test(problem),
  );

it.each([
  ['two conditions without "om"', 'Blöder det ringer du. Är du rädd säger du till.', 'Write "om"'],
  ['one in a list beside one in the text', 'Mår du illa säger du det.\n\n- Kräks du: säg till.', 'Write "om"'],
  ['three requests to ask', 'Fråga en vuxen. Du får veta. Fråga igen.\n\n- Fråga alla.', 'requests to ask but two'],
])('refuses %s', (_what, body, message) => expect(said(body).join('\n')).toContain(message));

it.each([
  ['one condition without "om"', 'Blöder det ringer du. Om du är rädd säger du till.'],
  ['questions, which begin in the same way', 'Blöder det? Är du rädd? Får man dricka?'],
  ['requests that begin like them', 'Gör det varje dag. Andas in. Andas ut. Hör efter.'],
  ['two requests to ask, and the word in a sentence', 'Fråga en vuxen. Fråga igen. Du får alltid fråga.'],
])('takes %s', (_what, body) => expect(said(body)).toEqual([]));

it('refuses any condition without "om" in a sign', () =>
  expect(
    problemsWith({
      'signs/words/sv.json': JSON.stringify({ bad: { adult: 'Är andningen tung ringer du.', child: 'Ring.' } }),
    }).join('\n'),
  ).toContain('in these conditions of signs'));

it('leaves other languages alone', () =>
  expect(
    problemsWith({ 'pages/en/one.md': translated('ett', {}, '## A\n\nHar du. Är du. Får du.\n') }).join('\n'),
  ).not.toContain('Write "om"'));
