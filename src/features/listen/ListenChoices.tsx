import { useId } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import styles from './ListenChoices.module.css';
import type { listenBarCopy } from './listenCopy.ts';
import type { Track } from './queue.ts';

import { type Speed, speeds } from './speeds.ts';
import type { Voice } from './voices.ts';

export type ListenChoicesState = {
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  /** Voices of the current language. A choice is shown if there is more than one. */
  voices: readonly Pick<Voice, 'name' | 'voiceURI' | 'lang'>[];
  voice: string | undefined;
  setVoice: (voiceURI: string) => void;
  track: Track;
  /** Names of the two texts, each in its own language; `undefined` if only one is shown. */
  texts: Record<Track, { name: string; lang: string }> | undefined;
  setTrack: (track: Track) => void;
};

type ListenChoicesProps = ListenChoicesState & { copy: Copy<typeof listenBarCopy> };

/** Renders the choices of speed, voice and which of two texts is read. */
export function ListenChoices(props: ListenChoicesProps) {
  const { copy, speed, setSpeed, voices, voice, setVoice, track, texts, setTrack } = props;
  const id = useId();
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend>{copy.listen_speed}</legend>
        {speeds.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name="listen-speed" checked={one === speed} onChange={() => setSpeed(one)} />
            {copy[`listen_${one}`]}
          </label>
        ))}
      </fieldset>
      {texts && (
        <fieldset className={styles.group}>
          <legend>{copy.listen_text}</legend>
          {(['own', 'beside'] as const).map((one) => (
            <label key={one} className={styles.choice}>
              <input type="radio" name="listen-text" checked={one === track} onChange={() => setTrack(one)} />
              <span lang={texts[one].lang}>{texts[one].name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {voices.length > 1 && (
        <div className={styles.voice}>
          <label htmlFor={id}>{copy.listen_voice}</label>
          <select id={id} value={voice} onChange={({ target }) => setVoice(target.value)}>
            {voices.map(({ name, voiceURI }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className={styles.hint}>{copy.listen_hint}</p>
    </div>
  );
}
