import { useLayoutEffect, useRef } from 'react';
import { type AudioProvider, embedAddress } from '../../shared/embeds.ts';
import styles from './EpisodeFrame.module.css';

type EpisodeFrameProps = {
  title: string;
  provider: AudioProvider;
  providerId: string;
  locale: string;
  /** Takes the focus, because it replaces the button that was just pressed. */
  takesFocus?: boolean;
};

/** Embeds another host's audio player. The caller has asked for consent. */
export function EpisodeFrame({ title, provider, providerId, locale, takesFocus = false }: EpisodeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={embedAddress(provider, providerId, { locale, autoplay: false })}
      title={title}
      width={640}
      height={200}
      allow="autoplay; encrypted-media"
      referrerPolicy="strict-origin"
    />
  );
}
