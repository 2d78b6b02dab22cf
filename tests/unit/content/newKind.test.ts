/** A new kind of content, as docs/how-to/add-a-kind-of-content.md adds it: its files are checked from the start. */
import { expect, it, vi } from 'vitest';
import { page, problemsWith } from './fixture.ts';

vi.mock('../../../src/content/kinds/index.ts', async (importOriginal) => {
  const { z } = await import('zod');
  const { factId, pageId, provenance, text } = await import('../../../src/content/kinds/fields.ts');
  const { defineKind } = await import('../../../src/content/kinds/kind.ts');
  const original = await importOriginal<typeof import('../../../src/content/kinds/index.ts')>();
  const pretend = defineKind({
    files: /^pretend\/(?<language>[^/]+)\/(?<slug>[^/]+)\.md$/,
    schema: z.strictObject({ id: pageId, title: text, writer: text, facts: z.array(factId), ...provenance }),
  });
  return { ...original, kinds: { ...original.kinds, pretend } };
});

const swedish = 'pretend/sv/vanten.md';
const english = 'pretend/en/the-mitten.md';
const song = (changes: Record<string, string | undefined> = {}, body = 'En sång om en vante.\n') =>
  page(
    'mitten',
    { description: undefined, preamble: undefined, audience: undefined, facts: '[]', writer: 'Testa', ...changes },
    body,
  );
const translated = song({ title: 'The mitten', translation: 'machine' }, 'A song about a mitten.\n');
const problems = (changes: Record<string, string | undefined>) =>
  problemsWith({ [swedish]: song(), [english]: translated, ...changes });

it('has nothing to say of a song that holds', () => {
  expect(problems({})).toEqual([]);
});

const paragraph = 'Den här vanten är röd och hänger på en tråd.';

it.each([
  ['a misspelt field', { [swedish]: song({ writter: 'Testa' }) }, ':11 [writter] There is no such field: writter.'],
  [
    'a row that is not there',
    { [swedish]: song({ facts: '["9.9"]' }) },
    ':4 [facts.0] content/facts.md has no row 9.9.',
  ],
  ['a row that nobody has read', { [swedish]: song({ facts: '["1.2"]' }) }, ':4 [facts.0] Row 1.2 is marked K'],
  ['a missing English', { [english]: undefined }, ':2 [id] The translation into en is missing.'],
  [
    'an English with fewer rows',
    { [swedish]: song({ facts: '["1.1"]' }) },
    ':4 [facts] The Swedish text also rests on 1.1.',
  ],
  [
    'an id that stands twice',
    { 'pretend/sv/vanten-igen.md': song() },
    ':2 [id] content/pretend/sv/vanten-igen.md has the same id',
  ],
  ['a link that leads nowhere', { [swedish]: song({}, '[Läs](page:borta)') }, 'No page has the id "borta".'],
  ['a block that is not shown', { [swedish]: song({}, '<b>Ett</b> ord.') }, 'HTML is not shown.'],
  ['Markdown in a plain field', { [swedish]: song({ writer: '"**Testa**"' }) }, '[writer] The field is plain text'],
  ['a paragraph that comes back', { [swedish]: song({}, `${paragraph}\n\n${paragraph}`) }, 'This paragraph stands in'],
  ['a number that is lost', { [swedish]: song({}, 'En sång om 12 vantar.') }, 'This part lacks the number 12.'],
  ['a name that is no address', { 'pretend/sv/En_vante.md': song({ id: 'other' }) }, `"En_vante" can't be an address.`],
])('refuses %s', (_name, changes, message) => {
  expect(problems(changes).join('\n')).toContain(message);
});
