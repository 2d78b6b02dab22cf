import { type SubmitEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { asksForPages, readChoice } from './handoutChoice.ts';
import type { HandoutCopy } from './handoutCopy.ts';
import styles from './HandoutMaker.module.css';
import { type LangAttributes, Sheets } from './Sheets.tsx';
import { useHandouts } from './useHandouts.ts';

/** A language to choose, ready: the table of all languages weighs as much as the maker. */
type LanguageOption = LangAttributes & { label: string };

type HandoutMakerProps = {
  copy: HandoutCopy;
  /** The page's own language. */
  language: LangAttributes;
  /** The pages for parents, by group. */
  groups: { id: number; title: string; items: { id: number; title: string }[] }[];
  /** Languages that have those pages, as the page's own language sorts them. */
  languages: LanguageOption[];
};

type LanguageChoiceProps = { languages: LanguageOption[]; name: string; label: string; none?: string };

function LanguageChoice({ name, label, none, languages }: LanguageChoiceProps) {
  return (
    <label className={styles.field}>
      {label}
      <select name={name} className={styles.select} defaultValue={none === undefined ? 'sv' : ''}>
        {none !== undefined && <option value="">{none}</option>}
        {languages.map(({ label, ...attributes }) => (
          <option key={attributes.lang} value={attributes.lang} {...attributes}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Makes sheets of A4 for staff to hand out: chosen pages in one or two languages, side by side, from the built pages.
 * The choice lives in the form itself, so that what was ticked before the island woke counts.
 */
export function HandoutMaker({ copy, language, groups, languages }: HandoutMakerProps) {
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const print = useRef<HTMLButtonElement>(null);
  const { handouts, status, show, showAgain } = useHandouts(copy, form, preview);
  const hasSheets = handouts.length > 0;

  /** On a phone the form fills the screen: what comes next, printing and the sheets, is led into sight. */
  async function showAndLead(): Promise<void> {
    const from = document.activeElement;
    await show();
    // A reader who has gone on meanwhile stays there.
    if (document.activeElement !== from && document.activeElement !== document.body) return;
    print.current?.focus({ preventScroll: true });
    print.current?.scrollIntoView({ block: 'start' });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void showAndLead();
  }

  function tickAll(): void {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('[name="page"]') ?? [])];
    const areAll = boxes.every((box) => box.checked);
    for (const box of boxes) box.checked = !areAll;
    showAgain();
  }

  const takeEarly = useEffectEvent(() => {
    // handout.enhance.ts has ticked the pages.
    if (asksForPages() && form.current && readChoice(form.current).pages.length > 0) void show();
  });
  useLayoutEffect(() => takeEarly(), []);

  return (
    <section className={styles.maker} aria-labelledby="handout">
      <h2 id="handout" className="no-print">
        {copy.handout_title}
      </h2>
      <p className="no-print">{copy.handout_intro}</p>
      <form ref={form} className={styles.form} onSubmit={submit} onChange={showAgain} data-handout>
        <fieldset className={styles.pages}>
          <legend className={styles.legend}>{copy.handout_pages}</legend>
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`handout-${group.id}`} className={styles.group}>
              <h3 id={`handout-${group.id}`} className={styles.groupTitle}>
                {group.title}
              </h3>
              {group.items.map((item) => (
                <label key={item.id} className={styles.option}>
                  <input type="checkbox" name="page" value={item.id} />
                  {item.title}
                </label>
              ))}
            </div>
          ))}
        </fieldset>
        <div className={styles.choices}>
          <LanguageChoice name="first" label={copy.handout_first} languages={languages} />
          <LanguageChoice
            name="second"
            label={copy.handout_second}
            none={copy.handout_no_second}
            languages={languages}
          />
        </div>
        <div className={styles.choices}>
          <Button type="submit">{copy.handout_show}</Button>
          <Button ref={print} variant="outline" hidden={!hasSheets} onClick={() => window.print()}>
            <Icon name="print" />
            {copy.handout_print}
          </Button>
          <Button variant="quiet" onClick={tickAll}>
            {copy.handout_all}
          </Button>
        </div>
        <p role="status">{status}</p>
      </form>
      {hasSheets && (
        <Sheets
          ref={preview}
          handouts={handouts}
          label={copy.handout_sheets}
          note={copy.handout_machine}
          language={language}
        />
      )}
    </section>
  );
}
