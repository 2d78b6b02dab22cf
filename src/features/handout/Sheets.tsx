import type { ReactElement, ReactNode, Ref } from 'react';
import type { langAttributes } from '../../i18n/languages.ts';
import styles from './Sheets.module.css';
import type { PageText } from './texts.ts';

/** The attributes of a piece in a language. */
export type LangAttributes = ReturnType<typeof langAttributes>;

/** A page in its languages, and where each of its sheets ends: the index after its last row. */
export type Handout = { texts: PageText[]; ends: number[] };

/** A row of a sheet: the same thing in each language. */
const cellsOf = (texts: PageText[], cellOf: (text: PageText) => ReactNode): ReactElement[] =>
  texts.map((text) => (
    <div key={text.lang} lang={text.lang} dir={text.dir}>
      {cellOf(text)}
    </div>
  ));

/** All rows of a page: its blocks, each beside its translation, and what it rests on. */
function rowsOf(texts: PageText[]): ReactElement[] {
  const count = Math.max(...texts.map(({ blocks }) => blocks.length));
  const rows = Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.row}>
      {cellsOf(texts, ({ blocks }) => blocks[index])}
    </div>
  ));
  const sources = texts[0]?.sources;
  if (!sources) return rows;
  // Sources are the same in every language: named once, below their heading in each.
  return [
    ...rows,
    <div key="sources" className={styles.sources}>
      {cellsOf(texts, ({ sourcesTitle }) => sourcesTitle)}
      {': '}
      {sources}
    </div>,
  ];
}

type SheetsProps = {
  ref?: Ref<HTMLDivElement>;
  handouts: Handout[];
  label: string;
  /** For staff, in the language of their page, where a machine has translated one of the texts. */
  note: string;
  language: LangAttributes;
};

/** Renders sheets of A4 as they are printed: each page in one or two languages, side by side. */
export function Sheets({ ref, handouts, label, note, language }: SheetsProps) {
  const sheetsOf = ({ texts, ends }: Handout, page: number) => {
    const rows = rowsOf(texts);
    return ends.map((end, index) => (
      <article key={`${page}-${index}`} className={styles.sheet} dir={texts[0]?.dir}>
        <div className={styles.row}>
          {cellsOf(texts, ({ title }) => (
            <h3>{title}</h3>
          ))}
        </div>
        <div className={styles.text} data-rows>
          {rows.slice(ends[index - 1] ?? 0, end)}
        </div>
        <div className={styles.foot}>
          <div className={styles.row}>{cellsOf(texts, ({ foot }) => foot)}</div>
          {texts.some(({ isMachine }) => isMachine) && (
            <p className={styles.machine} {...language}>
              {note}
            </p>
          )}
          <p className={styles.number}>{`${index + 1}/${ends.length}`}</p>
        </div>
      </article>
    ));
  };
  return (
    <div
      ref={ref}
      role="region"
      aria-label={label}
      className={styles.sheets}
      // Wider than a phone: it starts where its first language does.
      dir={handouts[0]?.texts[0]?.dir}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
    >
      {handouts.flatMap(sheetsOf)}
    </div>
  );
}
