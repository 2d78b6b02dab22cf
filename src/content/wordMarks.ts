/** Marks hospital words in a text, so that a page can show what they mean in place. */
import type { SiteLanguage } from '../i18n/languages.ts';
import type { Block } from './markdown.ts';

export type Word = { id: string; term: string; explanation: string; isEveryday?: true | undefined };

/** Endings with which a word is still the same word. */
const endings: Record<SiteLanguage, string> = {
  sv: '(?:n|en|et|t|ns|ens|ets|ts|s|ar|er|or|arna|erna|orna|na|a)?',
  en: '(?:s|es|’s)?',
};
/** Maximum number of words to mark. More would be noise: the page is for reading, not for looking words up. */
const maxWords = 8;

/** Returns the names of a word. Commas separate them; text in brackets isn't part of a name. */
export const namesOf = ({ term }: Pick<Word, 'term'>): string[] => term.replace(/\s*\([^)]*\)/g, '').split(', ');

const escape = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A marked word in a text; `Prose` renders it as `x-word`. */
type WordNode = {
  type: 'word';
  data: { hName: 'x-word'; hProperties: { id: string } };
  children: { type: 'text'; value: string }[];
};

type Marked = { language: SiteLanguage; pattern: RegExp; byName: ReadonlyMap<string, Word> };

/** Patterns by list of words. All pages of a language share one list. */
const made = new WeakMap<readonly Word[], Marked>();

/** Returns the words to mark, by name, and the pattern that finds any of them. */
function markedOf(words: readonly Word[], language: SiteLanguage): Marked {
  const known = made.get(words);
  if (known?.language === language) return known;
  const byName = new Map(
    words
      .filter(({ isEveryday }) => !isEveryday)
      .flatMap((word) => namesOf(word).map((name): [string, Word] => [name.toLowerCase(), word])),
  );
  // The longest first: "klar dryck" before "dryck".
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${names.join('|')})${endings[language]}(?![\\p{L}\\p{N}-])`, 'iu');
  const marked = { language, pattern, byName };
  made.set(words, marked);
  return marked;
}

/**
 * Returns the blocks with the first occurrence of each word marked, in paragraphs and lists. Headings and links stay
 * unchanged, and the given blocks aren't modified.
 */
export function markWords(blocks: readonly Block[], words: readonly Word[], language: SiteLanguage): Block[] {
  const { pattern, byName } = markedOf(words, language);
  if (byName.size === 0) return [...blocks];
  const left = new Map(byName);
  let count = 0;

  function markText(value: string): (Block | WordNode)[] {
    const found = count < maxWords ? pattern.exec(value) : null;
    const word = found && left.get((found[1] ?? '').toLowerCase());
    if (!found) return [{ type: 'text', value }];
    if (!word) {
      // Already marked, but a later word may not be. The text stays in one piece.
      const after = found.index + found[0].length;
      const [next, ...others] = markText(value.slice(after));
      return next?.type === 'text'
        ? [{ type: 'text', value: value.slice(0, after) + next.value }, ...others]
        : [{ type: 'text', value: value.slice(0, after) }, ...(next ? [next] : []), ...others];
    }
    count += 1;
    for (const name of namesOf(word)) left.delete(name.toLowerCase());
    const { index } = found;
    return [
      { type: 'text', value: value.slice(0, index) },
      {
        type: 'word',
        data: { hName: 'x-word', hProperties: { id: word.id } },
        children: [{ type: 'text', value: found[0] }],
      },
      ...markText(value.slice(index + found[0].length)),
    ];
  }

  const mark = (node: Block): (Block | WordNode)[] => {
    if (node.type === 'text') return markText(node.value);
    if (node.type === 'heading' || node.type === 'link' || !('children' in node)) return [node];
    return [{ ...node, children: node.children.flatMap(mark) } as Block];
  };
  return blocks.flatMap(mark) as Block[];
}
