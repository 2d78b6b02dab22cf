import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withTimeout } from '../../client/network.ts';
import type { readElement } from '../listen/readElement.ts';

/** Loads what reads aloud; the layout says from where. */
export type LoadSpeech = () => Promise<{ readElement: typeof readElement }>;

/** What can go wrong: no voice on the device, the voice gave up, or the network. */
export type ListeningTrouble = 'voiceless' | 'failed' | 'unloaded';

/**
 * Lets pieces of a page be read aloud, one at a time, each by a press; a second press stops it. Nothing is loaded before.
 * @param load loads what reads
 * @param view what is shown: when it changes, the voice stops
 * @param onTrouble told what went wrong; nothing as soon as a new press is made
 */
export function useListening(load: LoadSpeech, view: string, onTrouble: (trouble?: ListeningTrouble) => void) {
  const [reading, setReading] = useState('');
  const running = useRef<AbortController>(undefined);
  const readingNow = useRef('');

  const set = (name: string) => {
    readingNow.current = name;
    setReading(name);
  };
  const stop = () => {
    running.current?.abort();
    set('');
  };
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), [view]);

  async function read(piece: HTMLElement, signal: AbortSignal): Promise<ListeningTrouble | undefined> {
    try {
      const how = await (await withTimeout(load())).readElement(piece, signal);
      return how === 'read' ? undefined : how;
    } catch (error) {
      console.warn('What reads aloud could not be loaded', error);
      return 'unloaded';
    }
  }

  async function press(name: string, piece: HTMLElement | null): Promise<void> {
    const isSecond = readingNow.current === name;
    stop();
    onTrouble();
    if (isSecond || !piece) return;
    if (!('speechSynthesis' in window)) return onTrouble('voiceless');
    const { signal } = (running.current = new AbortController());
    set(name);
    // Only one thing speaks at a time. WebKit speaks only where the first word is asked for by the press itself.
    speechSynthesis.cancel();
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    const trouble = await read(piece, signal);
    if (signal.aborted) return;
    set('');
    if (trouble) onTrouble(trouble);
  }

  return {
    /** Name of the piece that is being read; empty while it is quiet. */
    reading,
    press: (name: string, piece: HTMLElement | null) => void press(name, piece),
  };
}
