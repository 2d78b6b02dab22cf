import { useLayoutEffect, useRef, useState } from 'react';
import { mayAutoplay } from '../../client/autoplay.ts';
import { embedAddress } from '../../shared/embeds.ts';
import { type EmbeddedFilm, frameSize } from './film.ts';
import styles from './Player.module.css';

type EmbeddedPlayerProps = {
  title: string;
  source: EmbeddedFilm;
  locale: string;
  /** Plays the one with audio description, where there is one. */
  isDescribed: boolean;
  /** Comes in the place of the button that the reader has just pressed. */
  takesFocus?: boolean;
};

/** Embeds another host's player. The component that puts it on a page has asked the reader. */
export function EmbeddedPlayer({ title, source, locale, isDescribed, takesFocus = false }: EmbeddedPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // It comes with the press that opens the film, or with the yes.
  const [autoplay] = useState(mayAutoplay);
  useLayoutEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  const id = (isDescribed && source.audioDescriptionId) || source.providerId;
  return (
    <iframe
      ref={frame}
      {...frameSize}
      className={styles.frame}
      src={embedAddress(source.provider, id, { locale, autoplay })}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      // YouTube plays nothing for a page that does not say who it is; the address of the page stays here.
      referrerPolicy="strict-origin"
    />
  );
}
