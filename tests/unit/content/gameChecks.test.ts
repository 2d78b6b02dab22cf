/** The texts of a game: all of its things, in both languages, based on the same facts. */
import { expect, it } from 'vitest';
import { gameThings } from '../../../src/shared/games.ts';
import { page, problemsWith, translated } from './fixture.ts';

type Thing = Record<string, string>;
const things: Thing[] = gameThings.matchsound.map((id) => ({ id, name: id, text: `${id}.`, hint: 'Pip.' }));
const words = (own: Thing[] = things, facts: string[] = []) =>
  JSON.stringify({ page: 'matchsound', facts, things: own }, null, 1);
const pages = {
  'pages/sv/ljud.md': page('matchsound'),
  'pages/en/sounds.md': translated('matchsound'),
};
const problems = (files: Record<string, string>) => problemsWith({ ...pages, ...files }).join('\n');

it('hold where each thing has what the game needs', () => {
  expect(problems({ 'games/sv/matchsound.json': words(), 'games/en/matchsound.json': words() })).toBe('');
});

it('are missed in the language that has none', () => {
  expect(problems({ 'games/sv/matchsound.json': words() })).toContain(
    'is a game: write its words, content/games/en/matchsound.json.',
  );
});

it.each([
  ['a thing is missing', words(things.slice(1)), 'must be these, in this order: monitor, machine'],
  [
    'a sound is not said in words',
    words(things.map(({ hint: _hint, ...thing }) => thing)),
    '[things.0.hint] is missing: add it.',
  ],
  ['the game is unknown', words().replace('matchsound', 'matchsmell'), 'must be a game of src/shared/games.ts'],
])('are refused where %s', (_name, broken, message) => {
  expect(problems({ 'games/sv/matchsound.json': words(), 'games/en/matchsound.json': broken })).toContain(message);
});

it('rest on the facts of the Swedish', () => {
  const other = { 'games/sv/matchsound.json': words(things, ['1.1']), 'games/en/matchsound.json': words() };
  expect(problems(other)).toContain('must name the same rows as the Swedish.');
});
