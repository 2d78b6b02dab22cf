import type { Ref } from 'react';
import type { CardLanguage } from './card.ts';
import type { LanguageOption } from './language.ts';
import { PictureChoice } from './PictureChoice.tsx';
import type { PlanCopy, PlanWord, PlanWords } from './planCopy.ts';
import styles from './PlanForm.module.css';
import { maxCharacters, type Plan, questions, withWish } from './wishes.ts';

type PlanFormProps = {
  ref?: Ref<HTMLFormElement>;
  copy: PlanCopy;
  /** The words of the card in the page's language. */
  words: PlanWords;
  /** Code of the language beside Swedish. */
  code: string;
  /** The same with its words, where they are there; not the page's own. */
  second: CardLanguage | undefined;
  languages: readonly LanguageOption[];
  plan: Plan;
  onChange: (plan: Plan) => void;
};

/** Asks what a child wishes for, by pictures, and for its own words. */
export function PlanForm({ ref, copy, words, code, second, languages, plan, onChange }: PlanFormProps) {
  const beside = (id: PlanWord) => second && { lang: second.lang, dir: second.dir, text: second.words[id] };
  return (
    <form
      ref={ref}
      className={styles.form}
      aria-label={copy.plan_wishes}
      // Some browsers bring back what was chosen before a reload, for the next reader of a shared device.
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.field}>
        {copy.plan_language}
        <select name="second" value={code} onChange={({ target }) => onChange({ ...plan, second: target.value })}>
          <option value="none">{copy.plan_no_language}</option>
          {languages.map(({ label, ...attributes }) => (
            <option key={attributes.lang} value={attributes.lang} {...attributes}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {questions.map(({ id, wishes }) => {
        const translated = beside(id);
        return (
          <fieldset key={id} className={styles.question}>
            <legend>
              {words[id]}
              {translated && (
                <span lang={translated.lang} dir={translated.dir} className={styles.translated}>
                  {translated.text}
                </span>
              )}
            </legend>
            <div className={styles.choices}>
              {wishes.map((wish) => (
                <PictureChoice
                  key={wish.id}
                  name="wish"
                  value={wish.id}
                  label={words[wish.id]}
                  second={beside(wish.id)}
                  picture={wish.picture}
                  checked={plan.wished.includes(wish.id)}
                  onChange={(isWished) => onChange(withWish(plan, wish, isWished))}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className={styles.field}>
        <label htmlFor="plan-words">{words.plan_own}</label>
        <textarea
          id="plan-words"
          name="words"
          rows={3}
          dir="auto"
          maxLength={maxCharacters}
          aria-describedby="plan-words-help"
          value={plan.words}
          onChange={({ target }) => onChange({ ...plan, words: target.value })}
        />
        <span id="plan-words-help" className={styles.help}>
          {copy.plan_own_help}
          {code !== 'none' && ` ${copy.plan_own_untranslated}`}
        </span>
      </div>
    </form>
  );
}
