/** What texts say about the urgency of a sign matches the table. */
import { describe, expect, it } from 'vitest';
import { checkToldSigns } from '../../../src/content/checks/toldSigns.ts';
import { nodesIn, parseBlocks, plainText, signsIn } from '../../../src/content/markdown.ts';
import { signsOf } from '../../../src/content/signs.ts';
import { loadContent } from '../../../src/content/store.ts';
import { page, problemsWith, translated } from './fixture.ts';

const row = (id: string, when: string, ...whom: string[]) => ({
  id,
  when,
  whom,
  body: 'blood',
  facts: ['1.1'],
  pages: ['lungs'],
});
const table = [row('much-blood', 'now', '112'), row('wound-red', 'today', 'ward', '1177')];
const said = { adult: 'Text.', child: 'Text.' };
const words = JSON.stringify(Object.fromEntries(table.map(({ id }) => [id, said])));

/** Returns the problems of a page with this text. */
const problemsOf = (text: string, fields: Parameters<typeof page>[1] = {}) =>
  problemsWith({
    'signs/signs.json': JSON.stringify(table),
    'signs/words/sv.json': words,
    'signs/words/en.json': words,
    'pages/sv/lungor.md': page('lungs', { urgent: '{ signs: [much-blood, wound-red] }', ...fields }, `${text}\n`),
    'pages/en/lungs.md': translated('lungs', { urgent: '{ signs: [much-blood, wound-red] }' }, `${text}\n`),
  })
    .filter((problem) => /sign|says|table/.test(problem) && problem.includes('pages/sv/lungor.md'))
    .join('\n');

describe('a text', () => {
  it.each([
    ['names the sign that it tells', 'Ring [112](tel:112) om det blöder mycket. [](sign:much-blood)'],
    ['names two', 'Ring 112 om det blöder mycket, och avdelningen om såret är rött. [](sign:much-blood,wound-red)'],
    ['opens a list', 'Ring 112 om [](sign:much-blood)\n\n- det blöder mycket\n- det inte slutar'],
    ['tells a sign without a level', 'Såret kan klia när det läker.'],
    ['tells of a place and sends nobody there', 'Blöder det? På akuten trycker sjuksköterskan mot såret.'],
    ['tells of rings that are no calls', 'Det blöder lite runt ringen. Sjukhuset ligger nära.'],
  ])('is taken that %s', (_name, text) => expect(problemsOf(text)).toBe(''));

  it.each([
    ['tells a level outside the table', 'Ring 112 om det blöder mycket.', 'outside the table'],
    ['opens a list outside the table', 'Ring 112 om\n\n- det blöder mycket', 'outside the table'],
    [
      'names another than its sign',
      'Ring 1177 om det blöder mycket. [](sign:much-blood)',
      'says 1177, and its signs much-blood do not',
    ],
    [
      'forgets whom its sign names first',
      'Ring 1177 om såret är rött. [](sign:wound-red)',
      'does not say whom the table names first: ward for wound-red',
    ],
    ['names a sign that is not there', 'Ring 112 om det blöder. [](sign:blue)', 'names blue'],
  ])('is refused that %s', (_name, text, message) => expect(problemsOf(text)).toContain(message));

  it('is refused that says beside its text what no sign of its page says', () =>
    expect(problemsOf('', { preamble: 'Åk till akuten om det blöder.' })).toContain('says emergency'));
});

describe('each of twenty blocks of the site', () => {
  const { content } = loadContent('content');
  const signs = signsOf(content);
  const entries = [...content.page, ...content.faq, ...content.caregiver].filter(({ language }) => language === 'sv');
  const telling = entries.flatMap((entry) =>
    parseBlocks(entry.body)
      .map((block) => entry.body.slice(block.position?.start.offset, block.position?.end.offset))
      .filter((source) => /\b112\b|till akuten/.test(plainText(source)))
      .filter((source) => signsIn(nodesIn(source)).some((id) => /112|emergency/.test(signs.get(id)?.whom[0] ?? '')))
      .map((source) => ({ entry, source })),
  );
  const step = Math.floor(telling.length / 20);
  const twenty = telling.filter((_one, at) => at % step === 0).slice(0, 20);

  it('is one of more', () => expect(telling.length).toBeGreaterThan(60));

  it.each(twenty.map(({ entry, source }) => [plainText(source).slice(0, 60), entry, source] as const))(
    'is refused at another level: %s',
    (_name, entry, source) => {
      const { body } = entry;
      const lowered = source
        .replaceAll('[112](tel:112)', 'tandläkaren')
        .replaceAll('112', 'tandläkaren')
        .replaceAll('till akuten', 'hem');
      Object.assign(entry, { body: body.replace(source, lowered) });
      const problems = checkToldSigns(content);
      Object.assign(entry, { body });
      expect(problems.map(({ file }) => file)).toContain(entry.file);
    },
  );
});
