/** A fake of the Web Speech API: it is silent, records what it is given, and does what a test tells it to. */
import { expect, type Locator, type Page } from '@playwright/test';

export type FakeVoice = { name: string; lang: string; localService: boolean; voiceURI: string; default: boolean };

type Said = { text: string; lang: string; rate: number; voice: string | undefined };

type Speech = {
  /** The utterances so far, in order, without the empty one that unlocks WebKit. */
  said: Said[];
  /** Whether an utterance is in progress. */
  isSpeaking: boolean;
  /** Fires a boundary event for the word at this index of the utterance. */
  boundary: (charIndex: number) => void;
  /** Ends the utterance. */
  end: () => void;
  fail: (error: string) => void;
  setVoices: (voices: FakeVoice[]) => void;
};

declare global {
  var speech: Speech;
}

export const voice = (name: string, lang: string, localService = true): FakeVoice => ({
  name,
  lang,
  localService,
  voiceURI: `voice:${name}`,
  default: false,
});

export const alva = voice('Alva', 'sv-SE');
export const klara = voice('Klara', 'sv_SE');
export const majed = voice('Majed', 'ar-001');
export const remote = voice('Remote', 'sv-SE', false);

/** Gives the page only these voices, before any of its scripts runs. */
export async function withVoices(page: Page, ...voices: FakeVoice[]): Promise<void> {
  await page.addInitScript((given) => {
    let known = given;
    let current: SpeechSynthesisUtterance | undefined;
    const synth = new EventTarget();
    const tell = (kind: string, detail: object = {}) => {
      const event = Object.assign(new Event(kind), detail);
      const utterance = current as unknown as Record<string, ((event: Event) => void) | undefined>;
      utterance[`on${kind}`]?.(event);
    };
    const speech: Speech = {
      said: [],
      get isSpeaking() {
        return current !== undefined;
      },
      boundary: (charIndex) => tell('boundary', { name: 'word', charIndex }),
      end() {
        const ended = current as unknown as { onend?: (event: Event) => void };
        current = undefined;
        ended.onend?.(new Event('end'));
      },
      fail(error) {
        const failed = current as unknown as { onerror?: (event: Event) => void };
        current = undefined;
        failed.onerror?.(Object.assign(new Event('error'), { error }));
      },
      setVoices(next) {
        known = next;
        const changed = new Event('voiceschanged');
        synth.dispatchEvent(changed);
        (synth as EventTarget & { onvoiceschanged?: (event: Event) => void }).onvoiceschanged?.(changed);
      },
    };
    const own = {
      getVoices: () => known,
      speak(utterance: SpeechSynthesisUtterance) {
        if (utterance.text === '') return;
        current = utterance;
        speech.said.push({
          text: utterance.text,
          lang: utterance.lang,
          rate: utterance.rate,
          voice: utterance.voice?.name,
        });
        tell('start');
      },
      cancel() {
        current = undefined;
      },
    };
    Object.assign(synth, own);
    Object.defineProperty(synth, 'speaking', { get: () => current !== undefined });
    class Utterance {
      lang = '';
      rate = 1;
      voice: unknown = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synth });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    globalThis.speech = speech;
  }, voices);
}

/** Returns the utterances so far. */
export const said = (page: Page): Promise<Said[]> => page.evaluate(() => speech.said);

/** Returns the text of the latest utterance. */
export const lastSaid = (page: Page): Promise<string | undefined> => page.evaluate(() => speech.said.at(-1)?.text);

export const isSpeaking = (page: Page): Promise<boolean> => page.evaluate(() => speech.isSpeaking);

/** Ends the current utterance. */
export const endSentence = (page: Page): Promise<void> => page.evaluate(() => speech.end());

/** Returns the text under a CSS highlight, as the page shows it. */
export const lit = (page: Page, name: 'listen-sentence' | 'listen-word'): Promise<string> =>
  page.evaluate(
    (registered) => [...(CSS.highlights.get(registered) ?? [])].map((range) => String(range)).join('|'),
    name,
  );

/** Opens a page with these voices and starts reading aloud. */
export async function listenTo(page: Page, path: string, ...voices: FakeVoice[]): Promise<void> {
  await withVoices(page, ...(voices.length > 0 ? voices : [alva]));
  await page.goto(path);
  await listenButton(page).click();
  await expect(page.locator('[data-listen-bar]')).toBeVisible();
  await expect.poll(() => isSpeaking(page)).toBe(true);
}

export const listenButton = (page: Page): Locator => page.locator('[data-listen]');
export const listenBar = (page: Page): Locator => page.getByRole('region', { name: 'Uppläsning' });
export const barButton = (page: Page, name: string): Locator =>
  listenBar(page).getByRole('button', { name, exact: true });
