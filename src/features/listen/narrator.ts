/** Reads a page aloud, sentence by sentence. It knows the voices, and nothing of the page but its blocks. */
import type { Preferences } from '../../shared/preferences.ts';
import { besideSelector, type Block, languagePieces } from './blocks.ts';
import { type Item, indexAfter, indexOfBlock, queueOf, type Track } from './queue.ts';
import { type Piece, wordAt } from './sentences.ts';
import { type Spoken, spokenOf } from './speech.ts';
import { rates, speedOf } from './speeds.ts';
import { chooseVoice } from './voices.ts';

/** A voice that has not begun after so long, in ms, will not begin. */
const patience = 8000;

export type Reading = {
  isPlaying: boolean;
  /** Place of the sentence, from 0, and how many there are. */
  at: number;
  all: number;
  track: Track;
  /** The Swedish stands beside it and could be read. */
  hasBeside: boolean;
  /** The voice gave up: the reader is told what to do. */
  hasFailed: boolean;
};

type Choices = Preferences['readAloud'];

export type Page = {
  blocks: () => Block[];
  choices: () => Choices;
  /** A sentence begins; before it come those that have been read. */
  onSentence: (item: Item, read: readonly Item[]) => void;
  onWord: (block: Block, word: Piece) => void;
  /** The last sentence has been read. */
  onEnd: () => void;
};

/**
 * Creates what reads a page aloud. It begins with `play` and never by itself.
 * @returns what the buttons do, and the state for `useSyncExternalStore`
 */
export function createNarrator({ blocks, choices, onSentence, onWord, onEnd }: Page) {
  const synth = speechSynthesis;
  const listeners = new Set<() => void>();
  let queue: Item[] = [];
  let reading: Reading = { isPlaying: false, at: 0, all: 0, track: 'own', hasBeside: false, hasFailed: false };
  /** Kept, or Chromium forgets it and never says that it has ended. */
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (change: Partial<Reading>) => {
    reading = { ...reading, ...change };
    for (const listener of listeners) listener();
  };
  const voiceFor = (language: string) => chooseVoice(synth.getVoices(), language, choices()[language]);

  /** Looks at the page anew. @param wanted the text to read; where it can't be, the other one is */
  function collect(wanted: Track): void {
    const now = blocks();
    const [own, beside] = (['own', 'beside'] as const).map((track) =>
      queueOf(now, track, (language) => voiceFor(language) !== undefined),
    ) as [Item[], Item[]];
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

  /** @param goOn says what comes next */
  function listenTo(utterance: SpeechSynthesisUtterance, { block }: Item, spoken: Spoken, goOn: () => void): void {
    const isCurrent = () => utterance === current;
    utterance.onstart = () => isCurrent() && clearTimeout(timer);
    utterance.onboundary = ({ name, charIndex }) => {
      const place = spoken.places[charIndex];
      // Firefox and Safari tell of words, Chromium of sentences too.
      const word = name !== 'sentence' && place !== undefined && wordAt(block.text, place, block.language);
      if (isCurrent() && word) onWord(block, word);
    };
    utterance.onend = () => {
      if (isCurrent()) goOn();
    };
    utterance.onerror = ({ error }) => {
      if (!isCurrent()) return;
      // A telephone call, or another program: nothing is wrong with the voice.
      if (error === 'canceled' || error === 'interrupted') pause();
      else fail();
    };
  }

  function finish(): void {
    hush();
    tell({ isPlaying: false, at: 0 });
    onEnd();
  }

  /** Reads a sentence, and those after it. @param part which of its pieces, where a word in it has another language */
  function begin(at: number, part = 0): void {
    const item = queue[at];
    if (!item) return;
    const { block } = item;
    const pieces = languagePieces(block, item, (language) => voiceFor(language) !== undefined);
    const piece = pieces[part] ?? { ...item, language: block.language };
    const voice = voiceFor(piece.language);
    const spoken = spokenOf(block.text, piece);
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
      timer = setTimeout(fail, patience);
      synth.speak(utterance);
    };
    // Some engines lose what is said in the same breath as a cancelling.
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
  /** Goes to a sentence, and reads on if it was reading. */
  const go = (at: number) => (reading.isPlaying ? begin(at) : show(at));

  return {
    getState: () => reading,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes on where it was; an engine's own pause is not kept by every phone, so the sentence is said anew. */
    play() {
      const was = queue[reading.at];
      collect(reading.track);
      begin(was ? indexAfter(queue, was) : 0);
    },
    pause,
    next: () => reading.at + 1 < queue.length && go(reading.at + 1),
    previous: () => go(Math.max(reading.at - 1, 0)),
    /** Reads from what was pressed, in the language that it is in. */
    from(pressed: Element) {
      const was = queue[reading.at];
      collect(pressed.closest(besideSelector) ? 'beside' : 'own');
      const at = indexOfBlock(queue, pressed);
      if (at >= 0) begin(at);
      // A press beside all text changes nothing.
      else if (was) collect(was.block.isBeside ? 'beside' : 'own');
    },
    /** Reads the other text, from the part beside the one that was read. */
    follow(track: Track) {
      const was = queue[reading.at];
      collect(track);
      const pair = was?.block.element.closest('[data-pair]');
      go(Math.max(pair ? queue.findIndex(({ block }) => pair.contains(block.element)) : 0, 0));
    },
    /** The voice or the speed is another: the sentence is said anew with it. */
    changed: () => {
      if (reading.isPlaying) begin(reading.at);
    },
    /** The page shows other text: easy-read, the Swedish, a fold. What is still there is not interrupted. */
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
