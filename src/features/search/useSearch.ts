/** State and actions of the search panel: querying the server, status and address. */
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
import type { SearchQuery, ContentType, SearchAnswer } from '../../search/contract.ts';
import { fetchAnswer as askServer } from './fetchAnswer.ts';
import { reportHits } from './reportHits.ts';
import { restoreScroll } from './restoreScroll.ts';
import { queryFromAddress, addressWithQuery, writeAddress } from './panelAddress.ts';
import { addRecentSearch } from './recentSearches.ts';

/** Time in ms until a search counts as stalled [#144], and until it is written to the address [#145]. */
const stalledMs = 200;
const addressDelayMs = 400;
/** Time in ms until the panel says that it takes long, and until it gives up. Our own choice. */
const longMs = 3000;
const timeoutMs = 10_000;

/** Name of the event for a failure, which bubbles from the panel. A contract [#152]. */
const searchErrorEvent = 'tryggve:search-error';

/** What is shown: nothing yet, an answer, or why there is none. */
export type ShownAnswer = {
  asked?: SearchQuery | undefined;
  answer?: SearchAnswer | undefined;
  failed?: 'error' | 'tooLong' | undefined;
};
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'long';

/** A link to a search, which the panel handles itself once its script runs. */
export type Link = { href: string; onClick: (event: MouseEvent) => void };
export type LinkTo = (asked: SearchQuery) => Link;

/** Returns whether the visitor has moved the focus within the panel. */
const hasMovedFocus = (panel: HTMLElement, from: Element | null): boolean =>
  document.activeElement !== from && panel.contains(document.activeElement);

type SearchOptions = {
  locale: string;
  path: string;
  types: readonly ContentType[];
  initial: ShownAnswer;
  /** Whether the visitor typed the initial query, on the page below. Otherwise it came from a link. */
  isTyped: boolean;
  panel: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
};

const follow = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Whether a query may remain in the address, the browser's history and the latest searches. */
const mayBeSaved = (answer: SearchAnswer): boolean => !answer.help && !isTraceless();

/**
 * Runs searches, shows their answers and keeps the address in sync.
 * @param options the initial query with its answer, and where: `path` is the path of the search page
 */
export function useSearch({ locale, path, types, initial, isTyped, panel, input }: SearchOptions) {
  const [shown, setShown] = useState<ShownAnswer>(initial.answer || initial.failed ? initial : {});
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [isEmpty, setEmpty] = useState(!initial.asked);
  const isReady = useSyncExternalStore(follow, inBrowser, onServer);
  const [isReached, setReached] = useState(false);
  /** The latest query, answered or not. */
  const asked = useRef(initial.asked);
  const request = useRef<AbortController>(undefined);
  const addressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query of a link. Not added to the latest searches until the visitor submits it. */
  const linked = useRef(isTyped ? undefined : initial.asked?.query);

  const fail = (error: unknown) =>
    panel.current?.dispatchEvent(new CustomEvent(searchErrorEvent, { bubbles: true, detail: error }));
  const noticeText = () => setEmpty(input.current?.value === '');

  function setText(text: string): void {
    if (input.current) input.current.value = text;
    noticeText();
  }

  function show(now: ShownAnswer): void {
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

  /**
   * Queries the server, and shows the answer or the error.
   * @returns false if a later query has replaced this one
   */
  async function run(next: SearchQuery): Promise<boolean> {
    stop();
    asked.current = next;
    const controller = (request.current = new AbortController());
    const isLatest = () => request.current === controller;
    const began = performance.now();
    setShown((former) => ({ ...former, failed: undefined }));
    setStatus('loading');
    const timers = [
      setTimeout(setStatus, stalledMs, 'stalled'),
      setTimeout(setStatus, longMs, 'long'),
      setTimeout(() => controller.abort(new Error('Search took too long')), timeoutMs),
    ];
    try {
      const answer = await askServer(locale, next, controller.signal);
      if (!isLatest()) return false;
      if (answer.hits.length === 0 && answer.nbPages > 0 && next.page > 1)
        return await run({ ...next, page: answer.nbPages });
      show({ asked: next, answer });
      // The next person at this screen must not find a private query.
      const isKept = mayBeSaved(answer);
      const after = Math.max(0, addressDelayMs - (performance.now() - began));
      addressTimer.current = setTimeout(writeAddress, after, isKept ? next : undefined);
      const objectIDs = answer.hits.map((hit) => hit.objectID);
      if (isKept) reportHits({ type: 'viewed', objectIDs, queryId: answer.queryId }, fail);
      if (isKept && next.query !== linked.current) addRecentSearch(next.query);
    } catch (error) {
      if (!isLatest()) return false;
      console.warn('The search failed', error);
      show({ asked: next, failed: 'error' });
      // The old query in the address would be wrong after a reload. The new one may not be written, because nobody has
      // checked whether it is a cry for help.
      if (addressWithQuery(queryFromAddress(location.href, types)) !== addressWithQuery(next)) writeAddress();
      fail(error);
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
    return true;
  }

  /**
   * Runs a query from a press. The pressed element disappears, so the focus moves to the status or to the help lines.
   */
  async function runFromPress(next: SearchQuery): Promise<void> {
    const from = document.activeElement;
    const isShown = await run(next);
    // Don't move the focus of a visitor who is typing or has moved on. A visitor who returns from a hit continues
    // there.
    if (!isShown || !panel.current || document.activeElement === input.current || hasMovedFocus(panel.current, from))
      return;
    if (restoreScroll(panel.current, addressWithQuery(asked.current))) return;
    panel.current.querySelector<HTMLElement>('[data-focus-target]')?.focus();
  }

  /**
   * Returns the query for a text. A new text has no filter; the same text keeps its filter and starts at the first
   * page.
   */
  const questionOf = (query: string): SearchQuery =>
    asked.current?.query === query ? { ...asked.current, page: 1 } : { query, page: 1 };

  function clear(): void {
    stop();
    asked.current = undefined;
    show({});
    addressTimer.current = setTimeout(writeAddress, addressDelayMs);
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
    /** Whether the field has had the focus. Nothing moves under the pointer before that. */
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
      // Hides the keyboard of a touch screen, to make room for the hits.
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    },
    /** Filters the hits. Like the form without scripts, it includes text that was typed but not submitted. */
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
    /** Returns the answered query if it may be written to the address. */
    questionToKeep: () => (shown.answer && mayBeSaved(shown.answer) ? shown.asked : undefined),
    linkTo: (next: SearchQuery): Link => ({
      // A new tab would keep a private query. Without scripts the address is the only way to search.
      href: isReady && shown.answer && !mayBeSaved(shown.answer) ? path : searchAddress(path, next),
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
