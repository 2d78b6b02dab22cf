import type { ReactNode } from 'react';
import { type Card, hasTranslation, isBlank } from './card.ts';
import styles from './PlanSheet.module.css';
import { BilingualText } from './BilingualText.tsx';
import { wishes } from './wishes.ts';

/** More rows than this have smaller letters, so that each keeps two lines. */
const manyRows = 10;

type PlanSheetProps = {
  card: Card;
  /** The child's own figure. */
  portrait: ReactNode;
  /** Says, where two languages stand beside each other, that a machine has translated. */
  note: string;
};

/**
 * Renders the card on one sheet of A4: Swedish, the picture, and the other language in its own direction. A blank card has every
 * wish with a box before it, to tick by hand. The name is written by hand on it and stored nowhere.
 */
export function PlanSheet({ card, portrait, note }: PlanSheetProps) {
  const blank = isBlank(card);
  const isTwo = hasTranslation(card);
  const said = (word: Parameters<typeof BilingualText>[0]['word']) => <BilingualText card={card} word={word} />;
  return (
    <article className={`${styles.sheet} print-only`} data-plan-sheet data-languages={card.languages.length} dir="ltr">
      <div className={styles.head}>
        <p className={styles.title}>{said('plan_title')}</p>
        <span className={styles.portrait}>{portrait}</span>
      </div>
      <p className={styles.line}>{said('plan_staff')}</p>
      <ul
        className={isTwo ? styles.rows : `${styles.rows} ${styles.alone}`}
        data-blank={blank || undefined}
        data-many={card.rows.length > manyRows || undefined}
      >
        {(blank ? wishes : card.rows).map(({ id, picture }) => (
          <li key={id}>
            {blank && <span className={styles.box} />}
            <img src={picture} alt="" width={60} height={60} />
            {said(id)}
          </li>
        ))}
      </ul>
      <div className={styles.own}>
        <p className={styles.line}>{said('plan_own')}</p>
        <p dir="auto" className={styles.words}>
          {card.own}
        </p>
      </div>
      <p className={styles.line}>{said('plan_why')}</p>
      <p className={styles.name}>{said('plan_name')}</p>
      {isTwo && <p>{note}</p>}
    </article>
  );
}
