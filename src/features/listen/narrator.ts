/** Reads a page aloud, sentence by sentence. It handles voices, and knows the page only as blocks. */
import type { Preferences } from '../../shared/preferences.ts';
import { besideSelector, type Block, languageRanges } from './blocks.ts';
import { type QueuedSentence, indexAfter, indexOfBlock, queueOf, type Track } from './queue.ts';
import { type TextRange, wordAt } from './sentences.ts';
import { type SpokenText, toSpokenText } from './speech.ts';
import { rates, speedOf } from './speeds.ts';
import { chooseVoice } from './voices.ts';

/** How long to wait for a voice to start, in ms. */
const startTimeoutMs = 8000;

export type NarratorState = {
  isPlaying: boolean;
  /** Index of the current sentence, from 0, and the number of sentences. */
  at: number;
  all: number;
  track: Track;
  /** The Swedish beside the text is visible and has a voice. */
  hasBeside: boolean;
  /** The voice failed; the bar says what to do. */
  hasFailed: boolean;
};

type Choices = Preferences['readAloud'];

export type NarratorOptions = {
  blocks: () => Block[];
  choices: () => Choices;
  /** Called when a sentence begins, with those that have been read. */
  onSentence: (item: QueuedSentence, read: readonly QueuedSentence[]) => void;
  onWord: (block: Block, word: TextRange) => void;
  /** Called after the last sentence. */
  onEnd: () => void;
};

/**
 * Creates a narrator. It starts with `play` or `from`, never by itself.
 * @returns the actions of the buttons, and the state for `useSyncExternalStore`
 */
export function createNarrator({ blocks, choices, onSentence, onWord, onEnd }: NarratorOptions) {
  const synth = speechSynthesis;
  const listeners = new Set<() => void>();
  let queue: QueuedSentence[] = [];
  let reading: NarratorState = { isPlaying: false, at: 0, all: 0, track: 'own', hasBeside: false, hasFailed: false };
  /** Without this reference Chromium garbage-collects the utterance and never fires `end`. */
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (change: Partial<NarratorState>) => {
    reading = { ...reading, ...change };
    for (const listener of listeners) listener();
  };
  const voiceFor = (language: string) => chooseVoice(synth.getVoices(), language, choices()[language]);

  /**
   * Rebuilds the queue from the page.
   * @param wanted the text to read; the other one is used if it can't be read
   */
  function collect(wanted: Track): void {
    const now = blocks();
    const [own, beside] = (['own', 'beside'] as const).map((track) =>
      queueOf(now, track, (language) => voiceFor(language) !== undefined),
    ) as [QueuedSentence[], QueuedSentence[]];
    const track = (wanted === 'own' ? own : beside).length > 0 ? wanted : own.length > 0 ? 'own' : 'beside';
    queue = track === 'own' ? own : beside;
    tell({ track, all: queue.length, hasBeside: own.length > 0 && beside.length > 0 });
  }

  function hush(): void {
    clearTimeout(timer);
    current = undefined;
    synth.cancel();
  }

  function pause(): void {
    hush();
    if (reading.isPlaying) tell({ isPlaying: false });
  }

  function fail(): void {
    hush();
    tell({ isPlaying: false, hasFailed: true });
  }

  /** @param goOn called when the utterance has ended */
  function listenTo(
    utterance: SpeechSynthesisUtterance,
    { block }: QueuedSentence,
    spoken: SpokenText,
    goOn: () => void,
  ): void {
    const isCurrent = () => utterance === current;
    utterance.onstart = () => isCurrent() && clearTimeout(timer);
    utterance.onboundary = ({ name, charIndex }) => {
      const place = spoken.places[charIndex];
      // Firefox and Safari report word boundaries, Chromium sentence boundaries too.
      const word = name !== 'sentence' && place !== undefined && wordAt(block.text, place, block.language);
      if (isCurrent() && word) onWord(block, word);
    };
    utterance.onend = () => {
      if (isCurrent()) goOn();
    };
    utterance.onerror = ({ error }) => {
      if (!isCurrent()) return;
      // A telephone call or another program interrupted it; the voice is fine.
      if (error === 'canceled' || error === 'interrupted') pause();
      else fail();
    };
  }

  function finish(): void {
    hush();
    tell({ isPlaying: false, at: 0 });
    onEnd();
  }

  /**
   * Reads on from a sentence.
   * @param part which of its pieces, if the sentence has words of another language
   */
  function begin(at: number, part = 0): void {
    const item = queue[at];
    if (!item) return;
    const { block } = item;
    const pieces = languageRanges(block, item, (language) => voiceFor(language) !== undefined);
    const piece = pieces[part] ?? { ...item, language: block.language };
    const voice = voiceFor(piece.language);
    const spoken = toSpokenText(block.text, piece);
    const utterance = new SpeechSynthesisUtterance(spoken.text);
    Object.assign(utterance, { lang: voice?.lang ?? piece.language, rate: rates[speedOf(choices()['speed'])] });
    const isTurn = current !== undefined;
    clearTimeout(timer);
    if (voice) utterance.voice = voice;
    listenTo(utterance, item, spoken, () => {
      if (part + 1 < pieces.length) begin(at, part + 1);
      else if (at + 1 < queue.length) begin(at + 1);
      else finish();
    });
    current = utterance;
    tell({ isPlaying: true, at, all: queue.length, hasFailed: false });
    if (part === 0) onSentence(item, queue.slice(0, at));
    if (!voice) return fail();
    const speak = () => {
      timer = setTimeout(fail, startTimeoutMs);
      synth.speak(utterance);
    };
    // Some engines drop an utterance that is queued in the same task as `cancel()`.
    if (isTurn && (synth.speaking || synth.pending)) {
      synth.cancel();
      timer = setTimeout(speak);
    } else speak();
  }

  const show = (at: number) => {
    const item = queue[at];
    tell({ at, all: queue.length });
    if (item) onSentence(item, queue.slice(0, at));
  };
  /** Moves to a sentence, and keeps reading if it was. */
  const go = (at: number) => (reading.isPlaying ? begin(at) : show(at));

  return {
    getState: () => reading,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resumes by repeating the sentence, because `speechSynthesis.pause()` is unreliable on phones. */
    play() {
      const was = queue[reading.at];
      collect(reading.track);
      begin(was ? indexAfter(queue, was) : 0);
    },
    pause,
    next: () => reading.at + 1 < queue.length && go(reading.at + 1),
    previous: () => go(Math.max(reading.at - 1, 0)),
    /** Reads from the pressed element, in the language of that text. */
    from(pressed: Element) {
      const was = queue[reading.at];
      collect(pressed.closest(besideSelector) ? 'beside' : 'own');
      const at = indexOfBlock(queue, pressed);
      if (at >= 0) begin(at);
      // A press outside all text changes nothing.
      else if (was) collect(was.block.isBeside ? 'beside' : 'own');
    },
    /** Switches to the other text, at the part beside the current one. */
    follow(track: Track) {
      const was = queue[reading.at];
      collect(track);
      const pair = was?.block.element.closest('[data-pair]');
      go(Math.max(pair ? queue.findIndex(({ block }) => pair.contains(block.element)) : 0, 0));
    },
    /** Repeats the sentence with a new voice or speed. */
    changed: () => {
      if (reading.isPlaying) begin(reading.at);
    },
    /**
     * Rebuilds the queue after the page has changed: easy-read, the Swedish, a fold. Doesn't interrupt a sentence that
     * is still there.
     */
    refresh() {
      const was = queue[reading.at];
      if (!was) return;
      collect(reading.track);
      const at = indexAfter(queue, was);
      const goesOn = queue[at]?.block.element === was.block.element && queue[at].start === was.start;
      tell({ at });
      if (queue.length === 0) pause();
      else if (!goesOn) go(at);
    },
    stop: () => {
      hush();
      queue = [];
      tell({ isPlaying: false, at: 0, all: 0, track: 'own', hasBeside: false, hasFailed: false });
    },
  };
}

export type Narrator = ReturnType<typeof createNarrator>;
