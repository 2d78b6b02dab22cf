import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  id?: string;
  /** Address that answers. */
  action: string;
  /** Names of the box and of its button, for screen readers. */
  label: string;
  submitLabel: string;
  placeholder: string;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** What else the box is to have and to do. */
  input?: ComponentProps<'input'>;
  /** What the button opens in place of the page that answers; Enter presses it too (src/client/openers.ts). */
  opens?: string;
  /** Stands between the box and its button. */
  children?: ReactNode;
};

/** Renders a box for a question. It asks by GET, so that no script is needed. */
export function SearchForm({
  id,
  action,
  label,
  submitLabel,
  placeholder,
  onSubmit,
  input,
  opens,
  children,
}: SearchFormProps) {
  return (
    <form id={id} action={action} method="get" role="search" className={styles.form} onSubmit={onSubmit}>
      <input
        type="search"
        {...input}
        name="q"
        maxLength={512}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        className={styles.input}
      />
      {children}
      <Button type="submit" aria-label={submitLabel} data-modal={opens}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
