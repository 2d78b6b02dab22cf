/** The search panel at work: on its page and in its overlay alike. */
import { isPlainClick } from '../../../browser/click.ts';
import { getPreferences, onPreferences, setPreferences } from '../../../browser/preferenceStore.ts';
import { track } from '../../../browser/track.ts';
import { hitsPerPage } from '../../../search/address.ts';
import type { Asked, ContentType } from '../../../search/contract.ts';
import { partOf, type SearchStatus, showAnswer, showStart, showTrouble, wordsOf } from '../../../search/show.ts';
import { ask } from './ask.ts';
import { startCounting } from './counting.ts';
import { keepPlace, returnToPlace } from './hitPlace.ts';
import { askedIn, withSearch } from './panelAddress.ts';

/** Times of the specification, section 9, in ms: until a search counts as stalled, until it stands in the address. */
const stalledAfter = 200;
const addressAfter = 400;
/** Ours: until it is said that it takes long, and until it is given up. */
const longAfter = 3000;
const givenUpAfter = 10_000;

/** What a failure is called on the panel; it bubbles. */
export const searchErrorEvent = 'tryggve:search-error';

function boxOf(panel: HTMLElement): HTMLInputElement {
  const box = panel.querySelector('input');
  if (!box) throw new Error('The search panel has no box');
  return box;
}

/**
 * @param panel the part `data-overlay="search"` of a search page
 * @returns what ends it
 */
export function startSearch(panel: HTMLElement): () => void {
  const input = boxOf(panel);
  const words = wordsOf(panel);
  const locale = panel.dataset['locale'] ?? 'sv';
  const [status, hits, reset] = [partOf(panel, 'status'), partOf(panel, 'hits'), partOf(panel, 'reset')];
  const [retry, help] = [partOf(panel, 'retry'), partOf(panel, 'crisis')];
  let asked: Asked | undefined;
  let turn: AbortController | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let addressTimer: ReturnType<typeof setTimeout> | undefined;

  const fail = (error: unknown) =>
    panel.dispatchEvent(new CustomEvent(searchErrorEvent, { bubbles: true, detail: error }));
  const count = startCounting(panel, fail);
  /** @returns a hit's place among all, from 1 */
  const placeOf = (hit: HTMLElement) => ((asked?.page ?? 1) - 1) * hitsPerPage + [...hits.children].indexOf(hit) + 1;
  const setStatus = (now: SearchStatus) => (panel.dataset['status'] = now);

  /** Writes the question into the address, or takes it out. @param after in ms */
  function writeAddress(question: Asked | undefined, after: number): void {
    clearTimeout(addressTimer);
    addressTimer = setTimeout(() => history.replaceState(history.state, '', withSearch(question)), after);
  }

  /** Loaded once there is something to show or to remember. */
  const useRecent = (use: (recent: typeof import('./recentSearches.ts')) => void) => {
    import('./recentSearches.ts').then(use, (error: unknown) => console.warn('There are no recent searches', error));
  };
  const showRecent = () => useRecent((recent) => recent.show(panel, input.value === ''));

  function stopWaiting(): void {
    turn?.abort();
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  /** Asks, and shows the answer or what went wrong. @returns whether it did: a later question takes the turn of this one */
  async function run(next: Asked): Promise<boolean> {
    stopWaiting();
    asked = next;
    const own = (turn = new AbortController());
    setStatus('loading');
    retry.hidden = true;
    const began = performance.now();
    timers = [
      setTimeout(() => {
        setStatus('stalled');
        status.textContent = words.loading;
      }, stalledAfter),
      setTimeout(() => (status.textContent = words.stalled), longAfter),
      setTimeout(() => own.abort(new Error('Search took too long')), givenUpAfter),
    ];
    try {
      const answer = await ask(locale, next, own.signal);
      if (turn !== own) return false;
      if (answer.hits.length === 0 && answer.nbPages > 0 && next.page > 1)
        return await run({ ...next, page: answer.nbPages });
      showAnswer(panel, answer, next);
      // What somebody in need wrote stands in no address, no history and no list, for the next one at this screen.
      writeAddress(answer.isCrisis ? undefined : next, Math.max(0, addressAfter - (performance.now() - began)));
      count('viewed', hits.children);
      if (!answer.isCrisis) useRecent((recent) => recent.remember(next.query));
    } catch (error) {
      if (turn !== own) return false;
      console.warn('The search failed', error);
      showTrouble(panel, words.error, next);
      // A reload would answer what was asked before. Nor may the words stand there: nobody has looked whether they cry for help.
      if (withSearch(askedIn(location.href, panel)) === withSearch(next)) clearTimeout(addressTimer);
      else writeAddress(undefined, 0);
      fail(error);
    } finally {
      if (turn === own) stopWaiting();
    }
    return true;
  }

  /** What was pressed is gone: the focus goes to what is said of the answer, or to the help lines. */
  function focusAnswer(): void {
    // Who goes on typing meanwhile is not interrupted; who comes back from a hit goes on from there.
    if (document.activeElement === input || (asked && returnToPlace(panel, withSearch(asked)))) return;
    const told = status.classList.contains('visually-hidden') ? help : status;
    told.tabIndex = -1;
    told.focus();
  }
  const runFromPress = async (next: Asked) => {
    if (await run(next)) focusAnswer();
  };

  /** @returns the question: a new one has no filter, the same one again is asked anew */
  const questionOf = (query: string): Asked => (asked?.query === query ? { ...asked, page: 1 } : { query, page: 1 });

  function apply(text: string): void {
    const query = text.trim();
    input.value = text;
    showTools();
    closeSuggestions?.();
    if (query === '') return clear();
    void run(questionOf(query));
    // On a touch screen the keyboard makes room for what is found.
    if (matchMedia('(pointer: coarse)').matches) input.blur();
  }

  function clear(): void {
    stopWaiting();
    turn = asked = undefined;
    showStart(panel);
    writeAddress(undefined, addressAfter);
  }

  function showTools(): void {
    reset.hidden = input.value === '';
    if (getPreferences().recentSearches.length > 0) showRecent();
  }

  // Suggestions come when somebody is about to type.
  let closeSuggestions: (() => void) | undefined;
  const loadSuggestions = () => {
    import('./suggestions.ts').then(
      ({ startSuggestions }) => {
        closeSuggestions = startSuggestions(panel, input, apply);
        // What was asked meanwhile needs none.
        if (asked?.query === input.value.trim()) closeSuggestions();
      },
      (error: unknown) => console.warn('There are no suggestions', error),
    );
  };
  if (document.activeElement === input) loadSuggestions();
  else input.addEventListener('focus', loadSuggestions, { once: true });
  input.addEventListener('input', showTools);

  panel.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'type') return apply(input.value);
    // As the form does without a script: words that were typed and not sent yet go along.
    const query = input.value.trim() || asked?.query;
    if (!query) return;
    input.value = query;
    closeSuggestions?.();
    const type = (submitter.value || undefined) as ContentType | undefined;
    track('Search', 'Filter', submitter.dataset['type'] ?? '');
    void run({ ...questionOf(query), type });
  });

  panel.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-search="reset"]')) {
      input.value = '';
      clear();
      showTools();
      input.focus();
    }
    if (target.closest('[data-search-forget]')) {
      setPreferences({ recentSearches: [] });
      input.focus();
    }
    if (target.closest('[data-search-retry]') && asked) void runFromPress(asked);
    const link = target.closest('a');
    if (!link || !isPlainClick(event)) return;
    const hit = link.closest<HTMLElement>('[data-object]');
    if (hit) {
      keepPlace(hit, withSearch(help.hidden ? asked : undefined));
      return count('clicked', [hit], [placeOf(hit)]);
    }
    const next = link.pathname === panel.dataset['path'] ? askedIn(link.href, panel) : undefined;
    if (!next) return;
    event.preventDefault();
    input.value = next.query;
    showTools();
    void runFromPress(next);
  });

  hits.addEventListener(
    'toggle',
    ({ target }) => {
      // An answer that was opened is an answer that was found.
      const item = target instanceof HTMLDetailsElement && target.open ? target.closest<HTMLElement>('li') : null;
      if (item) count('converted', [item]);
    },
    { capture: true },
  );

  const endPreferences = onPreferences(showRecent);
  const before = askedIn(location.href, panel);
  if (before) {
    input.value = before.query;
    // The server has answered already, a form that was sent without this script.
    if ('answered' in panel.dataset) {
      asked = before;
      returnToPlace(panel, withSearch(before));
      if (panel.dataset['status'] === 'error') retry.hidden = [...before.query].length > input.maxLength;
      else if (help.hidden) useRecent((recent) => recent.remember(before.query));
      if (!help.hidden) writeAddress(undefined, 0);
      count('viewed', hits.children);
    } else void runFromPress(before);
  }
  showTools();
  return () => {
    stopWaiting();
    turn = undefined;
    clearTimeout(addressTimer);
    endPreferences();
  };
}
