import { Icon } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './SignsLink.module.css';

/** Where the section of the signs begins (Blocks.tsx). */
export const signsId = 'signs';

type SignsLinkProps = {
  /** What is dangerous and whom to ring, in a few words. */
  line: string;
  /** Where the signs are told, or the number itself. */
  href?: `#${string}` | 'tel:112';
};

/** Renders the line under a page's heading that leads to when to ring 112. It stays below the header while one reads on. */
export function SignsLink({ line, href = `#${signsId}` }: SignsLinkProps) {
  return (
    <p className={`${styles.bar} no-print`} data-signs-bar data-signs-way>
      <a href={href} className={styles.link}>
        <Icon name="warning" />
        <span>
          <Text>{line}</Text>
        </span>
      </a>
    </p>
  );
}
