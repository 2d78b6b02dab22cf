import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './ListenPress.module.css';

type ListenPressProps = {
  /** Accessible name: what is read. */
  label: string;
  isReading: boolean;
  isSmall?: boolean;
  /** Given the button. */
  onPress: (button: HTMLElement) => void;
};

/** Renders a round button that reads something aloud, and stops it at a second press. */
export function ListenPress({ label, isReading, isSmall = false, onPress }: ListenPressProps) {
  return (
    <button
      type="button"
      className={isSmall ? `${styles.listen} ${styles.small}` : styles.listen}
      aria-label={label}
      aria-pressed={isReading}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <Icon name={isReading ? 'pause' : 'listen'} />
    </button>
  );
}
