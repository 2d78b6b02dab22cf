import type { RootContent } from 'mdast';
import { langAttributes, type LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { TextNote } from '../../ui/Note/TextNote.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Switch } from '../../ui/Switch/Switch.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { MarkedText } from '../../ui/Text/MarkedText.tsx';
import styles from './Blocks.module.css';
import { signsId } from './SignsLink.tsx';

type Differs = { title: string; blocks: RootContent[] };

export const blocksCopy = ['swedish_show', 'swedish_hint'] as const;

type BlocksProps = {
  copy: Copy<typeof blocksCopy>;
  language: LanguageCode;
  preamble: string;
  blocks: RootContent[];
  hrefOf: (pageId: string) => string | undefined;
  /** Which block the way to the signs leads to. */
  signsAt?: number | undefined;
  /** How many pieces stand before the switch, the preamble among them. */
  switchAt?: number | undefined;
  /** What differs between hospitals or sources, under its heading. */
  differs?: Differs | undefined;
  /** The Swedish page that this one is a translation of; none on the Swedish pages. */
  swedish?:
    | {
        title: string;
        preamble: string;
        blocks: RootContent[];
        differs: Differs | undefined;
        hrefOf: (pageId: string) => string | undefined;
      }
    | undefined;
};

/**
 * Renders a caregiver text, block by block. On a translation one switch shows the Swedish of every block beside
 * it, for pointing at together with staff. The switch is a checkbox and a style, so it needs no script.
 */
export function Blocks({
  copy,
  language,
  preamble,
  blocks,
  hrefOf,
  signsAt,
  switchAt = 0,
  differs,
  swedish,
}: BlocksProps) {
  const pieces = [
    {
      key: 'preamble',
      own: (
        <p className="lead">
          <MarkedText language={language}>{preamble}</MarkedText>
        </p>
      ),
      swedish: swedish && (
        <>
          <p>
            <strong>{swedish.title}</strong>
          </p>
          <p className="lead">
            <Text>{swedish.preamble}</Text>
          </p>
        </>
      ),
    },
    ...blocks.map((block, index) => {
      const original = swedish?.blocks[index];
      return {
        key: String(index),
        own: <Prose blocks={[block]} locale={language} hrefOf={hrefOf} />,
        swedish: original && <Prose blocks={[original]} locale="sv" hrefOf={swedish.hrefOf} hasAnchors={false} />,
      };
    }),
    ...(differs
      ? [
          {
            key: 'differs',
            own: <TextNote {...differs} locale={language} hrefOf={hrefOf} />,
            swedish: swedish?.differs && <TextNote {...swedish.differs} locale="sv" hrefOf={swedish.hrefOf} />,
          },
        ]
      : []),
  ];
  const shown = pieces.map((piece) => (
    <div key={piece.key} id={piece.key === String(signsAt) ? signsId : undefined} className={styles.pair} data-pair>
      {piece.own}
      {piece.swedish && (
        <div className={styles.swedish} {...langAttributes('sv')}>
          {piece.swedish}
        </div>
      )}
    </div>
  ));
  return (
    <div className={styles.text}>
      {shown.slice(0, switchAt)}
      {swedish && (
        <div className={styles.switch}>
          <Switch aria-describedby="swedish-hint">{copy.swedish_show}</Switch>
          {/* Outside of the label: it would be the switch's name every time it is said. */}
          <p id="swedish-hint" className={styles.hint} data-unread>
            {copy.swedish_hint}
          </p>
        </div>
      )}
      {shown.slice(switchAt)}
    </div>
  );
}
