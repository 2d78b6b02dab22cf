/**
 * Reads and writes the questions in the form: ready questions are ticked boxes, own questions are the lines of a field.
 */

const boxesIn = (form: HTMLElement) => [...form.querySelectorAll<HTMLInputElement>('[name="question"]')];
const fieldIn = (form: HTMLElement) => form.querySelector<HTMLTextAreaElement>('[name="own"]');

/** Returns the non-empty lines of the field. */
const ownOf = (field: HTMLTextAreaElement | null): string[] =>
  (field?.value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the questions of the form without duplicates. Own questions come first, because they matter most. */
export function readQuestions(form: HTMLElement): string[] {
  const ticked = boxesIn(form).flatMap((box) => (box.checked ? box.value : []));
  return [...new Set([...ownOf(fieldIn(form)), ...ticked])];
}

/**
 * Shows questions in the form. A question that has no box in the page's language is an own one. If the field says the
 * same already, it is left alone: the visitor may be typing in it.
 */
export function showQuestions(form: HTMLElement, questions: readonly string[]): void {
  const boxes = boxesIn(form);
  for (const box of boxes) box.checked = questions.includes(box.value);
  const field = fieldIn(form);
  const own = questions.filter((one) => !boxes.some((box) => box.value === one));
  if (field && [...new Set(ownOf(field))].join('\n') !== own.join('\n')) field.value = own.join('\n');
}
