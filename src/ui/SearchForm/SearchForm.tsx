import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  /** Address that answers. */
  action: string;
  /** Names of the box and of its button, for screen readers. */
  label: string;
  submitLabel: string;
  placeholder: string;
};

/** A box for a question. It asks by GET, so that the answer has an address and no script is needed. */
export function SearchForm({ action, label, submitLabel, placeholder }: SearchFormProps) {
  return (
    <form action={action} method="get" role="search" className={styles.form}>
      <input
        type="search"
        name="q"
        maxLength={512}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        className={styles.input}
      />
      <Button type="submit" aria-label={submitLabel}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
