import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  id?: string;
  /** Path that answers the query. */
  action: string;
  /** Accessible names of the field and its button. */
  label: string;
  submitLabel: string;
  placeholder: string;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** Further props of the field. */
  input?: ComponentProps<'input'>;
  /** Overlay that the button opens instead of the page; Enter presses the button too (src/client/openers.ts). */
  opens?: string;
  /** Rendered between the field and its button. */
  children?: ReactNode;
};

/** Renders a search field. It submits by GET, so that no script is needed. */
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
