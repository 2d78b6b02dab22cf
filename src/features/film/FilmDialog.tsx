import type { ReactNode } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import styles from './FilmDialog.module.css';
import { ShareFilm, shareFilmCopy } from './ShareFilm.tsx';

export const filmDialogCopy = [...shareFilmCopy, 'film_read', 'share_qr'] as const;

export type FilmDialogProps = {
  copy: Copy<typeof filmDialogCopy>;
  title: string;
  /** Address of the film's page, where it also stands in words. */
  path: string;
  /** The page's short address with the site before it, and the drawing with its QR code. */
  url: string;
  qr: string;
  /** A code for another telephone to read; where several films share a dialog there is none. */
  showsQr: boolean;
  player: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** Width of the QR code, as in the share modal, in CSS pixels (specification, section 9). */
const qrSize = 100;

/** Shows a film over the page: the player, the way to the film in words, and ways to hand it on. */
export function FilmDialog({ copy, title, path, url, qr, showsQr, player, headingLevel = 2 }: FilmDialogProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.film}>
      <Heading className={styles.title}>{title}</Heading>
      {player}
      <p>
        <a href={path}>{copy.film_read}</a>
      </p>
      <div className={styles.foot}>
        <div>
          <ShareFilm copy={copy} title={title} url={url} />
        </div>
        {showsQr && <img src={qr} width={qrSize} height={qrSize} alt={copy.share_qr} />}
      </div>
    </article>
  );
}
