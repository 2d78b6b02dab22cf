import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './PageHead.module.css';

type PageHeadProps = { title: string; preamble?: string };

/** Renders the plain head of a page that is a tool rather than a text. */
export function PageHead({ title, preamble }: PageHeadProps) {
  return (
    <div className={`content ${styles.head}`}>
      <h1>{withSoftHyphens(title)}</h1>
      {preamble && (
        <p className="lead text">
          <Text>{preamble}</Text>
        </p>
      )}
    </div>
  );
}
