/** What a query costs before it reaches an engine: its letters are counted after they are decomposed. */
import { expect, it, vi } from 'vitest';
import { createHelpCheck } from '../../../src/server/search/help/anyLanguage.ts';
import { createAnalyzer } from '../../../src/server/search/language/analyzer.ts';

const lists = { cards: [{ id: 'die', asks: ['die'], kind: 'crisis' as const, isVital: true }], beyond: [] };

/** Returns the check, which knows one phrase, in Swedish. */
function checkOf() {
  const data = { groups: { die: ['jag vill dö'] }, falsePositives: [] };
  const analyzer = createAnalyzer('sv', {});
  const words = vi.spyOn(analyzer, 'normalize');
  return { words, check: createHelpCheck(new Map([['sv', { analyzer, vocabulary: new Map(), data }]]), lists) };
}

it('looks at 512 letters, though each of them may stand for eighteen', () => {
  const { check, words } = checkOf();
  expect(check('\ufdfa'.repeat(512), 'sv')).toBeUndefined();
  const longest = Math.max(...words.mock.calls.map(([text]) => [...text].length));
  expect(longest).toBeGreaterThan(500);
  expect(longest).toBeLessThanOrEqual(513);
});

it.each([
  ['at its end', `${'\ufdfa'.repeat(499)} jag vill dö`],
  ['at its beginning', `jag vill dö ${'\ufdfa'.repeat(499)}`],
  ['in the middle of what has 512 letters', `${'a '.repeat(250)}jag vill dö`],
  ['beside signs of two units', `${'😢'.repeat(250)} jag vill dö ${'😢'.repeat(240)}`],
])('knows a cry for help %s', (_where, question) =>
  expect(checkOf().check(question, 'sv')).toEqual({ card: 'die', language: 'sv' }),
);
