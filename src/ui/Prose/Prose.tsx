import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { type ComponentProps, isValidElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { LanguageCode } from '../../i18n/languages.ts';
import { slugify } from '../../i18n/paths.ts';
import { Link } from '../Link/Link.tsx';
import { MarkedText } from '../Text/MarkedText.tsx';
import { Word } from '../Word/Word.tsx';
import styles from './Prose.module.css';

type Meaning = { id: string; term: string; explanation: string };

type ProseProps = {
  blocks: RootContent[];
  /** Language of the text, for links without one of their own. */
  locale: LanguageCode;
  /** Returns the path of the page with an id, for links written as `page:ID`. */
  hrefOf: (pageId: string) => string | undefined;
  /** Level of the first headings. A text inside another part may start lower. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether headings get ids for links. Not if the same text in another language is beside it. */
  hasAnchors?: boolean;
  /** Meanings of the marked words (src/content/wordMarks.ts). */
  words?: readonly Meaning[];
  /** Accessible name of the button that closes a meaning. */
  closeLabel?: string;
};

type HastNode = ReturnType<typeof toHast>;

/** Replaces the strings of the tree with components: React renders what is isolated or in another language. */
function withTexts(node: HastNode): HastNode {
  if (!('children' in node)) return node;
  const children = node.children.map((child) =>
    child.type === 'text' && child.value.trim() !== ''
      ? { type: 'element', tagName: 'x-text', properties: {}, children: [child] }
      : withTexts(child),
  );
  return { ...node, children } as HastNode;
}

/** Returns the words of a heading without marks, for its id. */
const headingText = (children: unknown): string =>
  isValidElement<{ children: unknown }>(children) && typeof children.props.children === 'string'
    ? children.props.children
    : '';

/** Renders a text in Markdown, as our own components. */
export function Prose({
  blocks,
  locale,
  hrefOf,
  headingLevel = 2,
  hasAnchors = true,
  words = [],
  closeLabel = '',
}: ProseProps) {
  const TextLink = ({ href = '', children }: ComponentProps<'a'>) => {
    // Ties a block to the table of signs, which holds its level. For the content checks; readers see nothing.
    if (href.startsWith('sign:')) return null;
    const [id = '', anchor] = href.startsWith('page:') ? href.slice('page:'.length).split('#') : [''];
    const target = id ? `${hrefOf(id) ?? ''}${anchor ? `#${anchor}` : ''}` : href;
    return (
      <Link href={target} locale={locale}>
        {children}
      </Link>
    );
  };
  const Heading = ({ children }: ComponentProps<'h2'>) => {
    const Tag = `h${headingLevel}` as const;
    return <Tag id={(hasAnchors && slugify(headingText(children))) || undefined}>{children}</Tag>;
  };
  const SmallHeading = ({ children }: ComponentProps<'h3'>) => {
    const Tag = (['h3', 'h4', 'h5'] as const)[headingLevel - 2] ?? 'h5';
    return <Tag>{children}</Tag>;
  };
  const MarkedWord = ({ id, children }: ComponentProps<'span'>) => {
    const meaning = words.find((word) => word.id === id);
    return meaning ? (
      <Word {...meaning} id={`word-${meaning.id}`} closeLabel={closeLabel}>
        {children}
      </Word>
    ) : (
      children
    );
  };
  const TextOf = ({ children }: { children?: unknown }) => (
    <MarkedText language={locale}>{String(children)}</MarkedText>
  );
  const tree = withTexts(toHast({ type: 'root', children: blocks }));
  return (
    <div className={styles.prose}>
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        components: { a: TextLink, h2: Heading, h3: SmallHeading, 'x-word': MarkedWord, 'x-text': TextOf },
      })}
    </div>
  );
}
