/** What the panel knows and does: asks the server, says how it goes, keeps the address in step. */
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { isPlainClick } from '../../client/click.ts';
import { isTraceless } from '../../client/traceless.ts';
import { searchAddress } from '../../search/address.ts';
import type { Asked, ContentType, SearchAnswer } from '../../search/contract.ts';
import { ask as askServer } from './ask.ts';
import { count } from './counting.ts';
import { restoreScroll } from './savedScroll.ts';
import { askedIn, withSearch, writeAddress } from './panelAddress.ts';
import { remember } from './recent.ts';

/** Times of the specification, section 9, in ms: until a search counts as stalled, until it stands in the address. */
const stalledAfter = 200;
const addressAfter = 400;
/** Ours: until it is said that it takes long, and until it is given up. */
const longAfter = 3000;
const givenUpAfter = 10_000;

/** What a failure is called on the panel; it bubbles. The contract of search names it (check 152). */
const searchErrorEvent = 'tryggve:search-error';

/** What is shown: nothing yet, an answer, or why there is none. */
export type Shown = {
  asked?: Asked | undefined;
  answer?: SearchAnswer | undefined;
  failed?: 'error' | 'tooLong' | undefined;
};
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'long';

/** A link to a search, which the panel answers itself where its script runs. */
export type Link = { href: string; onClick: (event: MouseEvent) => void };
export type LinkTo = (asked: Asked) => Link;

/** Tells whether the reader has moved the focus within the panel since it was somewhere else. */
const hasGoneOn = (panel: HTMLElement, from: Element | null): boolean =>
  document.activeElement !== from && panel.contains(document.activeElement);

type SearchOptions = {
  locale: string;
  path: string;
  types: readonly ContentType[];
  initial: Shown;
  /** Whether the reader has typed what is asked at first, on the page below; else it came by a link. */
  isTyped: boolean;
  panel: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
};

const follow = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Whether a question may stand in the address, the browser's history and the list of latest searches. */
const mayBeKept = (answer: SearchAnswer): boolean => !answer.help && !isTraceless();

/**
 * Asks, shows and keeps in the address what a reader searches for.
 * @param options what was asked and answered before, and where: `path` is the address of the search page
 */
export function useSearch({ locale, path, types, initial, isTyped, panel, input }: SearchOptions) {
  const [shown, setShown] = useState<Shown>(initial.answer || initial.failed ? initial : {});
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [isEmpty, setEmpty] = useState(!initial.asked);
  const isReady = useSyncExternalStore(follow, inBrowser, onServer);
  const [isReached, setReached] = useState(false);
  /** The latest question, answered or not. */
  const asked = useRef(initial.asked);
  const request = useRef<AbortController>(undefined);
  const addressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What a link has asked, until the reader asks the same: it is none of their searches. */
  const linked = useRef(isTyped ? undefined : initial.asked?.query);

  const fail = (error: unknown) =>
    panel.current?.dispatchEvent(new CustomEvent(searchErrorEvent, { bubbles: true, detail: error }));
  const noticeText = () => setEmpty(input.current?.value === '');

  function setText(text: string): void {
    if (input.current) input.current.value = text;
    noticeText();
  }

  function show(now: Shown): void {
    flushSync(() => {
      setShown(now);
      setStatus('idle');
    });
  }

  function stop(): void {
    request.current?.abort();
    request.current = undefined;
    clearTimeout(addressTimer.current);
  }

  /** Asks, and shows the answer or what went wrong. @returns whether it did: a later question aborts this one */
  async function run(next: Asked): Promise<boolean> {
    stop();
    asked.current = next;
    const controller = (request.current = new AbortController());
    const isLatest = () => request.current === controller;
    const began = performance.now();
    setShown((former) => ({ ...former, failed: undefined }));
    setStatus('loading');
    const timers = [
      setTimeout(setStatus, stalledAfter, 'stalled'),
      setTimeout(setStatus, longAfter, 'long'),
      setTimeout(() => controller.abort(new Error('Search took too long')), givenUpAfter),
    ];
    try {
      const answer = await askServer(locale, next, controller.signal);
      if (!isLatest()) return false;
      if (answer.hits.length === 0 && answer.nbPages > 0 && next.page > 1)
        return await run({ ...next, page: answer.nbPages });
      show({ asked: next, answer });
      // The next one at this screen finds it in no address, no history and no list.
      const isKept = mayBeKept(answer);
      const after = Math.max(0, addressAfter - (performance.now() - began));
      addressTimer.current = setTimeout(writeAddress, after, isKept ? next : undefined);
      const objectIDs = answer.hits.map((hit) => hit.objectID);
      if (isKept) count({ type: 'viewed', objectIDs, queryId: answer.queryId }, fail);
      if (isKept && next.query !== linked.current) remember(next.query);
    } catch (error) {
      if (!isLatest()) return false;
      console.warn('The search failed', error);
      show({ asked: next, failed: 'error' });
      // A reload would answer what was asked before. Nor may the words stand there: nobody has looked whether they are a cry for help.
      if (withSearch(askedIn(location.href, types)) !== withSearch(next)) writeAddress();
      fail(error);
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
    return true;
  }

  /** What was pressed is gone: the focus goes to what is said of the answer, or to the help lines. */
  async function runFromPress(next: Asked): Promise<void> {
    const from = document.activeElement;
    const isShown = await run(next);
    // A reader who goes on meanwhile, typing or elsewhere, is not interrupted; one who comes back from a hit goes on from there.
    if (!isShown || !panel.current || document.activeElement === input.current || hasGoneOn(panel.current, from))
      return;
    if (restoreScroll(panel.current, withSearch(asked.current))) return;
    panel.current.querySelector<HTMLElement>('[data-focus-target]')?.focus();
  }

  /** Returns the question: a new one has no filter, the same one again is asked anew. */
  const questionOf = (query: string): Asked =>
    asked.current?.query === query ? { ...asked.current, page: 1 } : { query, page: 1 };

  function clear(): void {
    stop();
    asked.current = undefined;
    show({});
    addressTimer.current = setTimeout(writeAddress, addressAfter);
  }

  const begin = useEffectEvent(() => {
    if (asked.current && !initial.answer && !initial.failed) void runFromPress(asked.current);
  });
  const end = useEffectEvent(stop);
  useEffect(() => {
    begin();
    return () => end();
  }, []);

  return {
    ...shown,
    status,
    isEmpty,
    /** Whether the script runs. */
    isReady,
    /** Whether the box has had the focus: before it, nothing moves below a pointer. */
    isReached,
    reach: () => setReached(true),
    noticeText,
    fail,
    ask(text: string): void {
      const query = text.trim();
      setText(text);
      if (query === '') return clear();
      linked.current = undefined;
      void run(questionOf(query));
      // On a touch screen the keyboard makes room for what is found.
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    },
    /** As the form does without a script: words that were typed and not sent yet go along. */
    narrow(type: ContentType | undefined): void {
      const query = input.current?.value.trim() || asked.current?.query;
      if (!query) return;
      setText(query);
      void run({ ...questionOf(query), type });
    },
    reset(): void {
      setText('');
      clear();
      input.current?.focus();
    },
    retry: (): void => void (asked.current && runFromPress(asked.current)),
    /** The question that is answered, where it may stand in the address. */
    questionToKeep: () => (shown.answer && mayBeKept(shown.answer) ? shown.asked : undefined),
    linkTo: (next: Asked): Link => ({
      // A new tab would keep the words. Without scripts they are all that asks.
      href: isReady && shown.answer && !mayBeKept(shown.answer) ? path : searchAddress(path, next),
      onClick(event) {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        setText(next.query);
        void runFromPress(next);
      },
    }),
  };
}

export type Search = ReturnType<typeof useSearch>;
