import { Link } from '../../ui/Link/Link.tsx';
import { helpLines } from './HelpLines.tsx';
import styles from './HelpLines.module.css';

type HelpLinesBriefProps = { title: string };

/** Tells whom one can call, in one small line: where nobody knows whether that is what is needed. */
export function HelpLinesBrief({ title }: HelpLinesBriefProps) {
  return (
    <p className={styles.brief}>
      {title}
      {helpLines.map(({ id, name, number, href }) => (
        <Link key={id} href={href} className={styles.briefNumber}>
          <bdi dir="ltr" lang="sv">
            {name ? `${name} ${number}` : number}
          </bdi>
        </Link>
      ))}
    </p>
  );
}
