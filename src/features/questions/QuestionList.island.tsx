import { useLayoutEffect, useRef, useState } from 'react';
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';
import { copyText } from '../../client/shareLinks.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ShowAgain } from '../../ui/ShowAgain/ShowAgain.tsx';
import { readQuestions, showQuestions } from './questionsForm.ts';
import styles from './QuestionList.module.css';
import type { questionListCopy } from './questionListCopy.ts';

export type QuestionListProps = {
  copy: Copy<typeof questionListCopy>;
  groups: { id: string; title: string; questions: string[] }[];
};

/**
 * Renders questions to tick and a field for own questions, and below them the list to bring to the hospital. The list
 * can be copied, printed and removed, and is stored with the preferences. The form holds the choice, so that what was
 * ticked or typed before the island woke counts. Without scripts visitors print the form.
 */
export function QuestionList({ copy, groups }: QuestionListProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions } = usePreferences();
  const [isKept, setKept] = useState(true);
  const [status, setStatus] = useState('');

  function keep(): void {
    if (!form.current) return;
    setStatus('');
    setKept(setPreferences({ questions: readQuestions(form.current) }));
  }

  // Merges what is stored with what was chosen before the island woke.
  useLayoutEffect(() => {
    if (!form.current) return;
    const chosen = readQuestions(form.current);
    const kept = getPreferences().questions;
    const added = chosen.filter((one) => !kept.includes(one));
    if (added.length > 0) setKept(setPreferences({ questions: [...kept, ...added] }));
    showQuestions(form.current, getPreferences().questions);
  }, []);

  // Another tab may have changed it.
  useLayoutEffect(() => {
    if (form.current) showQuestions(form.current, getPreferences().questions);
  }, [questions]);

  const copyList = async () =>
    setStatus(
      (await copyText(questions.map((one) => `– ${one}`).join('\n')))
        ? copy.questions_copied
        : copy.questions_copy_failed,
    );

  function forget(): void {
    setPreferences({ questions: [] });
    setStatus(copy.questions_forgotten);
    // The button disappears with the list.
    heading.current?.focus();
  }

  return (
    <section className={styles.questions} aria-labelledby="questions" data-questions>
      <h2 id="questions" ref={heading} tabIndex={-1}>
        {copy.questions_choose}
      </h2>
      <ShowAgain copy={copy} field="questions" />
      <form
        ref={form}
        className={styles.form}
        // Some browsers restore ticks after a reload, which would show them to the next visitor of a shared device.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onChange={keep}
        data-printed
        data-used={questions.length > 0 || undefined}
      >
        {groups.map((group) => (
          <fieldset key={group.id} className={styles.group}>
            <legend className={styles.legend}>{group.title}</legend>
            {group.questions.map((question) => (
              <label key={question} className={styles.option}>
                <input type="checkbox" name="question" value={question} />
                {question}
              </label>
            ))}
          </fieldset>
        ))}
        <div className={styles.own}>
          <label htmlFor="own-questions" className={styles.legend}>
            {copy.questions_own}
          </label>
          <span id="own-hint" className={styles.hint}>
            {copy.questions_own_hint}
          </span>
          <textarea id="own-questions" name="own" rows={5} aria-describedby="own-hint" className={styles.field} />
        </div>
      </form>
      {questions.length > 0 && (
        <section className={styles.list} aria-labelledby="question-list" data-question-list>
          <h2 id="question-list">{copy.questions_list}</h2>
          <ul className={styles.lines}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <p className={`${styles.hint} no-print`}>{isKept ? copy.questions_kept : copy.questions_not_kept}</p>
          <div className={styles.tools}>
            <Button onClick={() => window.print()}>
              <Icon name="print" />
              {copy.questions_print}
            </Button>
            <Button variant="outline" onClick={() => void copyList()}>
              <Icon name="copy" />
              {copy.questions_copy}
            </Button>
            <Button variant="quiet" onClick={forget}>
              {copy.questions_forget}
            </Button>
          </div>
        </section>
      )}
      <p role="status" className="no-print">
        {status}
      </p>
    </section>
  );
}
