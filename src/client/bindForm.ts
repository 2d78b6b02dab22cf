/** What a field stands for: how it is read and changed in the store that keeps it. A method, so that `Fields` holds all. */
export type Field<Value extends boolean | string> = { read: () => Value; write(value: Value): void };

/** Fields by the name of their inputs: switches are true or false, choices have the value of one of their options. */
export type Fields = Record<string, Field<boolean | string>>;

/**
 * Writes each change in a form to the store of its field.
 * @param form the element that holds the inputs
 * @returns what shows the stores as they are now, to be called once and whenever a store changes
 */
export function bindForm(form: HTMLElement, fields: Fields): () => void {
  const fieldOf = ({ name }: HTMLInputElement) => fields[name];
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    fieldOf(target)?.write(target.type === 'radio' ? target.value : target.checked);
  });
  return () => {
    for (const input of form.querySelectorAll('input')) {
      const value = fieldOf(input)?.read();
      if (value !== undefined) input.checked = input.type === 'radio' ? input.value === value : value === true;
    }
  };
}
