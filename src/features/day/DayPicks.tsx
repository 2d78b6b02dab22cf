import { Link } from '../../ui/Link/Link.tsx';
import type { DayPart } from './dayState.ts';
import type { DayCopy } from './dayCopy.ts';
import styles from './DayMaker.module.css';
import { type Clearing, SavedNote } from './SavedNote.tsx';
import { PictureChoice } from './PictureChoice.tsx';

type DayPicksProps = {
  copy: DayCopy;
  parts: DayPart[];
  picked: readonly string[];
  onPick: (id: string, isPicked: boolean) => void;
  /** The steps could not be fetched: the pages have them. */
  isFailed: boolean;
  clearing: Clearing;
};

/** Offers what can happen, to be chosen by pictures. */
export function DayPicks({ copy, parts, picked, onPick, isFailed, clearing }: DayPicksProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 tabIndex={-1} data-day-heading id="day-question">
          {copy.day_question}
        </h2>
        <p className="text">{copy.day_intro}</p>
      </div>
      {/* Some browsers tick again what was ticked before a reload. */}
      <form autoComplete="off" data-printed onSubmit={(event) => event.preventDefault()}>
        <fieldset className={styles.picks} aria-labelledby="day-question">
          {parts.map(({ id, title, picture }) => (
            <PictureChoice
              key={id}
              name="part"
              value={id}
              label={title}
              picture={picture}
              checked={picked.includes(id)}
              onChange={(isPicked) => onPick(id, isPicked)}
            />
          ))}
        </fieldset>
      </form>
      {isFailed && (
        <div role="alert" className={styles.failed}>
          <p>{copy.day_failed}</p>
          <ul>
            {parts
              .filter(({ id }) => picked.includes(id))
              .map(({ id, title, path }) => (
                <li key={id}>
                  <Link href={path}>{title}</Link>
                </li>
              ))}
          </ul>
        </div>
      )}
      <SavedNote clearing={clearing} note={copy.day_kept} clearLabel={copy.day_clear} undoLabel={copy.day_undo} />
    </>
  );
}
