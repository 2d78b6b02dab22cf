import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './GroupedFilms.module.css';

export type GroupedFilmsProps<Item> = {
  title: string;
  films: readonly Item[];
  show: (film: Item) => ReactNode;
};

/** Shows films that answer quick questions: the questions to choose from, and the answer to one of them. */
export function GroupedFilms<Item extends { id: string; title: string }>({
  title,
  films,
  show,
}: GroupedFilmsProps<Item>) {
  const [chosen, setChosen] = useState<Item>();
  const shown = chosen ?? films[0];
  return (
    <section className={styles.group} aria-labelledby="grouped-films">
      <h2 id="grouped-films" className={styles.title}>
        {title}
      </h2>
      {shown && <div key={shown.id}>{show(shown)}</div>}
      <ul className={styles.questions} role="list">
        {films.map((film) => (
          <li key={film.id}>
            <Button variant="outline" aria-pressed={film === shown} onClick={() => setChosen(film)}>
              <Icon name="play" />
              {film.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
