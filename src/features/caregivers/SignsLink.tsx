import { Icon } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './SignsLink.module.css';

/** Where the section of the signs begins (Blocks.tsx). */
export const signsId = 'signs';

type SignsLinkProps = {
  /** The heading of the section, which is there in every language. */
  heading: string;
};

/** Renders the line under a page's heading that leads to the section on when to ring 112. */
export function SignsLink({ heading }: SignsLinkProps) {
  return (
    <p className="no-print" data-signs-way>
      <a href={`#${signsId}`} className={styles.link}>
        <Icon name="warning" />
        <span className={styles.words}>
          <Text>{heading}</Text>
        </span>
        <span className={styles.number}>
          <Text>112</Text>
        </span>
      </a>
    </p>
  );
}
