/** Latin words in texts of another script, and phone numbers that nothing isolates from the text around them. */
import { expect, it } from 'vitest';
import { checkLatinWords } from '../../../src/content/checks/latinWords.ts';
import { checkLinks } from '../../../src/content/checks/links.ts';
import { loadContent } from '../../../src/content/store.ts';

const { content } = loadContent('content');
/** Returns the content with a paragraph appended to one page. */
const withParagraph = (language: string, paragraph: string) => ({
  ...content,
  caregiver: content.caregiver
    .filter((entry) => entry.language === language && entry.data.id === '2658')
    .map((entry) => ({ ...entry, body: `${entry.body}\n\n${paragraph}\n` })),
});
const latin = (language: string, paragraph: string) =>
  checkLatinWords(withParagraph(language, paragraph)).map(({ message }) => message.split(' is ')[0]);

it('refuses a Latin word that nobody has told of, in another script alone', () => {
  expect(latin('ar', 'اسأل عن (smärtskattning) و(välling).')).toEqual(['"smärtskattning"']);
  expect(latin('ar', 'مثل Alvedon، انظر 1177.se')).toEqual([]);
  expect(latin('fi', 'Kysy sanasta smärtskattning.')).toEqual([]);
});

it('refuses a number to ring that nothing isolates', () => {
  const said = (paragraph: string) =>
    checkLinks(withParagraph('ar', paragraph))
      .map(({ message }) => message)
      .filter((message) => message.includes('turned round'));
  expect(said('[77 88 99](tel:778899)')).toHaveLength(1);
  expect(said('[010-456 67 00](tel:0104566700)')).toEqual([]);
});
