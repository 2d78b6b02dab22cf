import { watchAddress } from '../../shared/embeds.ts';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { type EmbeddedFilm, type Film, frameSize } from './film.ts';
import styles from './FilmOpener.module.css';

export const filmOpenerCopy = ['film_play', 'film_at_provider', 'film_watch_at'] as const;

type FilmOpenerProps = {
  copy: Copy<typeof filmOpenerCopy>;
  film: Pick<Film, 'poster'>;
  source: EmbeddedFilm;
  /** Name of the provider, as it calls itself. */
  providerName: string;
};

/** Where the film is, for readers without scripts: the opener leads there. */
const elsewhere = 'film-elsewhere';

/** Shows, in the place of another host's player, a still of ours that opens it, and the way to where it is. */
export function FilmOpener({ copy, film, source, providerName }: FilmOpenerProps) {
  const name = { provider: providerName };
  return (
    <div className={`${styles.place} no-print`}>
      <a href={`#${elsewhere}`} className={styles.opener} data-modal="videoModal">
        <img {...frameSize} src={film.poster} alt="" className={styles.still} />
        <span className={styles.play}>
          <Icon name="play" />
          {copy.film_play}
        </span>
      </a>
      <p id={elsewhere}>
        {fill(copy.film_at_provider, name)}{' '}
        <Link href={watchAddress(source.provider, source.providerId)}>{fill(copy.film_watch_at, name)}</Link>
      </p>
    </div>
  );
}
