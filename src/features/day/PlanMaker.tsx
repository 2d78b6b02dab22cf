import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { avatarOf } from '../../shared/avatar.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { AvatarFigure } from '../../ui/Drawing/AvatarFigure.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { ShowAgain } from '../../ui/ShowAgain/ShowAgain.tsx';
import { cardOf, isBlank } from './card.ts';
import { Dock, DockButton } from './Dock.tsx';
import { SavedNote } from './SavedNote.tsx';
import type { LangAttributes, LanguageOption } from './language.ts';
import { PlanForm } from './PlanForm.tsx';
import type { PlanCopy, PlanWords } from './planCopy.ts';
import styles from './PlanMaker.module.css';
import { PlanSheet } from './PlanSheet.tsx';
import { PlanShow } from './PlanShow.tsx';
import { BilingualText } from './BilingualText.tsx';
import { useSaved } from './useSaved.ts';
import { usePlanLanguage } from './usePlanLanguage.ts';
import { emptyPlan, maxCharacters, type Plan, planOf, storedPlan, wishes, withWish } from './wishes.ts';

type PlanMakerProps = {
  copy: PlanCopy;
  /** The page's own language, and the words of the card in it. */
  language: LangAttributes;
  words: PlanWords;
  /** The words of the card in Swedish, where the page is in another language. */
  swedish?: PlanWords | undefined;
  /** Languages that can stand beside Swedish. */
  languages: LanguageOption[];
  /** Of the page where figures are made. */
  figurePath?: string | undefined;
};

const kept = { field: 'plan', empty: emptyPlan, read: planOf, write: storedPlan } as const;

/** Returns the plan with what was ticked, chosen and typed in the form before its island woke. */
function withEarly(plan: Plan, form: HTMLFormElement, firstCode: string): Plan {
  const data = new FormData(form);
  const ticked = data.getAll('wish').map(String);
  const all = wishes
    .filter(({ id }) => ticked.includes(id) && !plan.wished.includes(id))
    .reduce((before, wish) => withWish(before, wish, true), plan);
  const words = String(data.get('words') ?? '').slice(0, maxCharacters);
  const second = String(data.get('second') ?? '');
  return { ...all, ...(words && { words }), ...(second !== firstCode && { second }) };
}

/** Makes a child's plan card: what it wishes for, shown to the staff on the whole screen, or printed on one sheet. */
export function PlanMaker({ copy, language, words, swedish = words, languages, figurePath }: PlanMakerProps) {
  const {
    value: plan,
    now,
    status,
    setStatus,
    change,
    canUndo,
    clear,
    undo,
  } = useSaved<Plan>(kept, {
    notKept: copy.day_not_kept,
    cleared: copy.plan_cleared,
    undone: copy.plan_undone,
  });
  const figure = usePreferences().aa_avatar;
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  const firstCode = language.lang === 'sv' ? 'none' : language.lang;
  const code = plan.second || firstCode;
  const own = { ...language, words };
  const second = usePlanLanguage(code, languages, own, () => setStatus(copy.plan_language_failed));
  const card = cardOf(plan, swedish, second);
  const isEmpty = Object.keys(storedPlan(plan)).length === 0;

  // What was ticked and typed before the island woke counts, beside what is kept: that is not rendered yet.
  const takeEarly = useEffectEvent(() => {
    if (!form.current) return;
    const before = now();
    const early = withEarly(before, form.current, firstCode);
    if (JSON.stringify(early) !== JSON.stringify(before)) change(early);
  });
  useLayoutEffect(() => takeEarly(), []);

  function show(button: HTMLElement): void {
    pressed.current = button;
    if (isBlank(cardOf(now(), swedish, second))) setStatus(copy.day_nothing);
    else setShown(true);
  }

  function close(): void {
    setShown(false);
    pressed.current?.focus({ preventScroll: true });
  }

  const portrait = <AvatarFigure avatar={avatarOf(figure)} view="face" />;
  return (
    <section className={styles.maker} aria-label={words.plan_title} data-wake-if="aa_avatar plan">
      <ShowAgain copy={copy} field="plan" />
      <PlanForm
        ref={form}
        copy={copy}
        words={words}
        code={code}
        second={second?.lang === language.lang ? undefined : second}
        languages={languages}
        plan={plan}
        onChange={change}
      />
      <div className={styles.side}>
        <section className={styles.card} aria-labelledby="plan-card">
          <h2 id="plan-card">
            <span className={styles.portrait}>{portrait}</span>
            {copy.plan_card}
          </h2>
          {isBlank(card) && <p>{copy.plan_nothing}</p>}
          {card.rows.length > 0 && (
            <ul>
              {card.rows.map(({ id, picture }) => (
                <li key={id}>
                  <img src={picture} alt="" width={40} height={40} />
                  <p>
                    <BilingualText card={card} word={id} />
                  </p>
                </li>
              ))}
            </ul>
          )}
          {card.own && (
            <p dir="auto" className={styles.own}>
              {card.own}
            </p>
          )}
          {figurePath && !figure.isSaved && (
            <Link href={figurePath} className={styles.link}>
              {copy.plan_figure}
            </Link>
          )}
        </section>
        <div className={styles.actions}>
          <Button onClick={({ currentTarget }) => show(currentTarget)}>{copy.plan_show}</Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Icon name="print" />
            {copy.plan_print}
          </Button>
        </div>
        <SavedNote
          clearing={{ isEmpty, canUndo, clear, undo }}
          note={copy.plan_kept}
          clearLabel={copy.plan_clear}
          undoLabel={copy.day_undo}
        />
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <div className={styles.dock}>
        <Dock label={copy.plan_actions}>
          <DockButton isRound aria-label={copy.plan_print} onClick={() => window.print()}>
            <Icon name="print" />
          </DockButton>
          <DockButton onClick={({ currentTarget }) => show(currentTarget)}>{copy.plan_show}</DockButton>
        </Dock>
      </div>
      {isShown && <PlanShow card={card} portrait={portrait} copy={copy} onClose={close} />}
      <PlanSheet card={card} portrait={portrait} note={copy.handout_machine} />
    </section>
  );
}
