/** What is to be asked, as the form says it: ready questions by their boxes, one's own by the lines of a field. */

const boxesIn = (form: HTMLElement) => [...form.querySelectorAll<HTMLInputElement>('[name="question"]')];
const fieldIn = (form: HTMLElement) => form.querySelector<HTMLTextAreaElement>('[name="own"]');

/** Returns the lines of the field that hold something. */
const ownOf = (field: HTMLTextAreaElement | null): string[] =>
  (field?.value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the questions of the form, each once: one's own first, since what matters most stands there. */
export function readQuestions(form: HTMLElement): string[] {
  const ticked = boxesIn(form).flatMap((box) => (box.checked ? box.value : []));
  return [...new Set([...ownOf(fieldIn(form)), ...ticked])];
}

/**
 * Shows questions in the form. What is no ready one in the page's language is one's own. A field that says the same
 * already is left as it is: the reader may be writing in it.
 */
export function showQuestions(form: HTMLElement, questions: readonly string[]): void {
  const boxes = boxesIn(form);
  for (const box of boxes) box.checked = questions.includes(box.value);
  const field = fieldIn(form);
  const own = questions.filter((one) => !boxes.some((box) => box.value === one));
  if (field && [...new Set(ownOf(field))].join('\n') !== own.join('\n')) field.value = own.join('\n');
}
