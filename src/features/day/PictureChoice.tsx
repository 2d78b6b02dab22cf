import type { LangAttributes } from './language.ts';
import styles from './PictureChoice.module.css';

type PictureChoiceProps = {
  name: string;
  value: string;
  label: string;
  /** The same in another language. */
  second?: (LangAttributes & { text: string }) | undefined;
  /** Address of a drawing; decoration, since the label says the same. */
  picture: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Renders a choice by its picture: a real checkbox over the whole tile, and a tick, so that it never hangs on colour. */
export function PictureChoice({ name, value, label, second, picture, checked, onChange }: PictureChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.plate}>
        <img src={picture} alt="" width={120} height={90} loading="lazy" />
      </span>
      <span className={styles.words}>
        <span>{label}</span>
        {second && (
          <span lang={second.lang} dir={second.dir} className={styles.second}>
            {second.text}
          </span>
        )}
      </span>
      <svg viewBox="0 0 24 24" className={styles.tick} aria-hidden focusable={false}>
        <path d="M5,12.5l5,5 9.5,-11" />
      </svg>
    </label>
  );
}
