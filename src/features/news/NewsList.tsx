import { Link } from '../../ui/Link/Link.tsx';
import styles from './NewsList.module.css';

type NewsLine = {
  id: string;
  title: string;
  path: string;
  text: string;
  /** Date of publication: for machines, as 2026-11-22, and formatted. */
  published: string;
  date: string;
};

type NewsListProps = { title: string; items: readonly NewsLine[] };

/** Lists the news, newest first. */
export function NewsList({ title, items }: NewsListProps) {
  return (
    <section aria-labelledby="latest" className={styles.section}>
      <h2 id="latest">{title}</h2>
      <ol role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <time dateTime={item.published}>{item.date}</time>
            <h3>
              <Link href={item.path}>{item.title}</Link>
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
