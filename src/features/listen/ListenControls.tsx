import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { setPreferences } from '../../client/stores/preferences.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import type { Preferences } from '../../shared/preferences.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ListenBar, type ListenBarProps } from './ListenBar.tsx';
import type { Track } from './queue.ts';
import type { Narrator } from './narrator.ts';
import { speedOf } from './speeds.ts';
import { chooseVoice, localVoices } from './voices.ts';

export type ListenTexts = Record<Track, { name: string; lang: string }>;

type ListenControlsProps = Pick<ListenBarProps, 'copy' | 'isBeside' | 'close'> & {
  narrator: Narrator;
  /** The button on the page, which turns into a pause button while reading. */
  button: HTMLElement;
  /** Languages of the page and of the text beside it. */
  texts: ListenTexts;
  /** Called on each press that changes what plays or where. */
  onPress: () => void;
};

const followVoices = (listener: () => void) => {
  // Older Safari has no `voiceschanged` event.
  if (!('addEventListener' in speechSynthesis)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
};
const countVoices = () => speechSynthesis.getVoices().length;

/** Connects the bar with the narrator and the visitor's preferences. */
export function ListenControls({ narrator, button, texts, onPress, ...bar }: ListenControlsProps) {
  const reading = useSyncExternalStore(narrator.subscribe, narrator.getState);
  const { readAloud } = usePreferences();
  useSyncExternalStore(followVoices, countVoices);
  const { lang } = texts[reading.track];
  const voices = localVoices(speechSynthesis.getVoices(), lang);

  useLayoutEffect(() => {
    // The bar may appear late. Don't move the focus of a visitor who has moved on.
    if (![button, document.body].includes(document.activeElement as HTMLElement)) return;
    document.querySelector<HTMLElement>('[data-listen-play]')?.focus({ preventScroll: true });
  }, [button]);

  useEffect(() => {
    const rendered = [...button.children].filter((child) => !child.hasAttribute('data-pause'));
    for (const child of rendered) child.toggleAttribute('hidden', reading.isPlaying);
    return () => rendered.forEach((child) => child.removeAttribute('hidden'));
  }, [button, reading.isPlaying]);

  const keep = (change: Partial<Preferences['readAloud']>) => {
    setPreferences({ readAloud: { ...readAloud, ...change } });
    narrator.changed();
  };
  const pressing = (action: () => unknown) => () => {
    onPress();
    action();
  };
  return (
    <>
      {reading.isPlaying &&
        createPortal(
          <>
            <span data-pause>
              <Icon name="pause" />
            </span>
            <span data-pause>{bar.copy.listen_pause}</span>
          </>,
          button,
        )}
      <ListenBar
        {...bar}
        reading={reading}
        toggle={pressing(() => (reading.isPlaying ? narrator.pause() : narrator.play()))}
        previous={pressing(narrator.previous)}
        next={pressing(narrator.next)}
        choosing={{
          speed: speedOf(readAloud['speed']),
          setSpeed: (speed) => keep({ speed }),
          voices,
          voice: chooseVoice(voices, lang, readAloud[lang])?.voiceURI,
          setVoice: (voiceURI) => keep({ [lang]: voiceURI }),
          track: reading.track,
          texts: reading.hasBeside ? texts : undefined,
          setTrack: (track) => narrator.follow(track),
        }}
      />
    </>
  );
}
