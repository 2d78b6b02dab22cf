// @vitest-environment happy-dom
/** The search panel in every state that it has, without a browser. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../src/client/stores/preferences.ts';
import { answerWith, contentOf, hitsOf } from '../../src/features/search/sample.ts';
import { SearchPanel } from '../../src/features/search/SearchPanel.tsx';
import { searchErrorEvent, type Shown } from '../../src/features/search/useSearch.ts';
import { contextOf } from '../../src/gallery/stage.ts';
import type { Hit, SearchAnswer } from '../../src/search/contract.ts';

const context = contextOf('sv');
const content = contentOf(context);
const [page, faq, video] = hitsOf(context) as [Hit, Hit, Hit];
const found = answerWith([page, faq]);
const asked = { query: 'fasta', page: 1 };

type Reply = SearchAnswer | Error | Promise<SearchAnswer>;
let reply: (asked: URLSearchParams) => Reply;
let questions: URLSearchParams[];

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/sok');
  setPreferences({ recentSearches: [] });
  questions = [];
  reply = () => found;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/data/')) return Response.json(['fasta', 'fastande', 'avfasta']);
    const { searchParams } = new URL(url, location.href);
    questions.push(searchParams);
    const answer = await reply(searchParams);
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (shown: Shown = {}, more: Partial<typeof content> = {}) =>
  render(<SearchPanel {...content} {...more} {...shown} help={<h2>Hjälp</h2>} helpInBrief={<p>116 111</p>} />);
const panel = () => document.querySelector<HTMLElement>('[data-status]') as HTMLElement;
const box = () => document.querySelector('input') as HTMLInputElement;
const status = () => screen.getByRole('status');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function type(text: string): Promise<void> {
  box().focus();
  fireEvent.input(box(), { target: { value: text } });
  await pass(0);
}
async function submit(text: string): Promise<void> {
  await type(text);
  fireEvent.submit(screen.getByRole('search'));
  await pass(0);
}

describe('before anything is asked', () => {
  it('offers questions and subjects, and nothing else', () => {
    show();
    expect(screen.getByRole('link', { name: 'fasta' }).getAttribute('href')).toBe('/sok?q=fasta');
    expect(screen.getByRole('link', { name: 'Sövas och opereras' })).toBeTruthy();
    expect(status().textContent).toBe('');
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByText('116 111')).toBeNull();
    expect(panel().dataset).toMatchObject({ status: 'idle' });
    expect(panel().dataset['answered']).toBeUndefined();
  });

  it('[#131] shows the five latest searches once the box is come to, while it is empty, and forgets them', async () => {
    setPreferences({ recentSearches: ['ett', 'två', 'tre', 'fyra', 'fem', 'sex'] });
    show();
    expect(screen.queryByRole('region', { name: 'Dina senaste sökningar' })).toBeNull();
    fireEvent.focus(box());
    const recent = screen.getByRole('region', { name: 'Dina senaste sökningar' });
    expect(within(recent).getAllByRole('link').map((link) => link.textContent)).toEqual(['ett', 'två', 'tre', 'fyra', 'fem']); // prettier-ignore
    await type('a');
    expect(screen.queryByRole('region', { name: 'Dina senaste sökningar' })).toBeNull();
    await type('');
    fireEvent.click(screen.getByRole('button', { name: 'Glöm dem' }));
    expect(screen.queryByRole('region', { name: 'Dina senaste sökningar' })).toBeNull();
    expect(document.activeElement).toBe(box());
  });
});

describe('[#144] while the server is asked', () => {
  it('is loading, stalled after 200 ms, says after 3 s that it takes long, and gives up after 10 s', async () => {
    reply = () => new Promise(() => undefined);
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    show();
    await submit('fasta');
    expect([panel().dataset['status'], status().textContent]).toEqual(['loading', '']);
    await pass(199);
    expect(panel().dataset['status']).toBe('loading');
    await pass(1);
    expect([panel().dataset['status'], status().textContent]).toEqual(['stalled', 'Söker …']);
    await pass(2800);
    expect(status().textContent).toMatch(/^Det tar längre tid/);
    await pass(7000);
    expect([panel().dataset['status'], status().textContent]).toEqual(['error', content.copy.search_error]);
  });

  it('keeps what was found until there is something else', async () => {
    show({ asked, answer: found });
    let answer = (_: SearchAnswer) => {};
    reply = () => new Promise((resolve) => (answer = resolve));
    await submit('annat');
    await pass(250);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
    answer(answerWith([]));
    await pass(0);
    expect(status().textContent).toContain('annat');
  });

  it('shows the later question’s answer, whichever comes last', async () => {
    show();
    let first = (_: SearchAnswer) => {};
    reply = (question) =>
      question.get('q') === 'ett' ? new Promise((resolve) => (first = resolve)) : answerWith([faq], { nbHits: 2 });
    await submit('ett');
    await submit('två');
    first(answerWith([page], { nbHits: 1 }));
    await pass(1000);
    expect(status().textContent).toBe('2 träffar');
    expect(location.search).toBe('?q=tv%C3%A5');
  });
});

describe('answered', () => {
  it('says how much, leads to hits, and has the question in its address 400 ms later', async () => {
    show();
    await submit('fasta');
    expect(status().textContent).toBe('41 träffar');
    expect(screen.getAllByRole('link', { name: 'Fasta före narkos' })[0]?.getAttribute('href')).toBe(
      '/narstaende/fasta',
    );
    expect(document.querySelector('mark')?.textContent).toBe('Fasta');
    expect(panel().dataset['answered']).toBe('hits');
    expect(screen.queryByRole('region', { name: 'Pröva till exempel' })).toBeNull();
    await pass(399);
    expect(location.search).toBe('');
    await pass(1);
    expect(location.search).toBe('?q=fasta');
  });

  it('by the server, is shown as it came, and nothing is asked anew', async () => {
    history.replaceState(null, '', '/sok?q=fasta');
    show({ asked, answer: found });
    await pass(1000);
    expect(status().textContent).toBe('41 träffar');
    expect(box().value).toBe('fasta');
    expect(questions).toEqual([]);
    expect(location.search).toBe('?q=fasta');
  });

  it('[#145] without an answer, asks what the address asks and puts the focus on it', async () => {
    show({ asked });
    await pass(0);
    expect(questions).toHaveLength(1);
    expect(document.activeElement).toBe(status());
  });

  it('[#137] offers pages, and says which one is shown', async () => {
    show({ asked, answer: found });
    reply = (question) => answerWith([page], { page: Number(question.get('page')), nbHits: 41 });
    expect(screen.queryByRole('link', { name: 'Förra sidan' })).toBeNull();
    const second = screen.getByRole('link', { name: 'Sida 2' });
    expect(second.getAttribute('href')).toBe('/sok?q=fasta&page=2');
    fireEvent.click(second);
    await pass(0);
    expect(status().textContent).toBe('41 träffar · Sida 2');
    expect(screen.getByRole('link', { name: 'Sida 2' }).getAttribute('aria-current')).toBe('page');
    expect(document.activeElement).toBe(status());
  });

  it('[#137] beyond the last page, shows the last', async () => {
    reply = (question) =>
      question.get('page') === '9' ? answerWith([], { nbPages: 3 }) : answerWith([page], { page: 3 });
    show({ asked: { ...asked, page: 9 } });
    await pass(0);
    expect(questions.map((question) => question.get('page'))).toEqual(['9', '3']);
    expect(status().textContent).toMatch(/Sida 3$/);
  });

  it('[#143] with nothing, says so, repeats no more than 80 letters, and offers what else there is', async () => {
    reply = () => answerWith([]);
    show();
    await submit('x'.repeat(200));
    expect(status().textContent).toMatch(/[^x]x{80}…”\.$/);
    expect(screen.getByText(content.copy.search_no_results_help)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Pröva till exempel' })).toBeTruthy();
    expect(panel().dataset['answered']).toBe('none');
  });

  it('with a guess, says what the words were taken for, which can be asked', async () => {
    show({ asked, answer: answerWith([page], { isApproximate: true, suggestion: 'fastan' }) });
    expect(screen.getByText(/Det här liknar dem/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'fastan' }));
    await pass(0);
    expect([box().value, questions[0]?.get('q')]).toEqual(['fastan', 'fastan']);
  });

  it('[#141] leaves out what leads nowhere on this site', () => {
    const odd = [
      { ...video, contentType: 'hologram' },
      { ...page, path: '//other.example' },
    ] as never[];
    show({ asked, answer: answerWith([page, ...odd]) });
    expect(screen.getAllByRole('listitem').filter((item) => item.dataset['object'])).toHaveLength(1);
  });

  it('[#133] narrows to a type and back, with the words of the box', async () => {
    show({ asked, answer: found });
    const filter = () => screen.getByRole('button', { name: /^Frågor och svar/ }) as HTMLButtonElement;
    expect([filter().value, filter().getAttribute('aria-pressed')]).toEqual(['faq', 'false']);
    fireEvent.click(filter());
    await pass(0);
    expect([filter().value, filter().getAttribute('aria-pressed')]).toEqual(['', 'true']);
    fireEvent.click(filter());
    await pass(0);
    expect(questions.map((question) => question.get('type'))).toEqual(['faq', null]);
    reply = () => answerWith([]);
    await submit('annat');
    expect(filter().disabled).toBe(true);
  });

  it('[#136] is taken back by the button that empties the box', async () => {
    show({ asked, answer: found });
    fireEvent.click(screen.getByRole('button', { name: 'Rensa' }));
    expect([box().value, status().textContent]).toEqual(['', '']);
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole('button', { name: 'Rensa' })).toBeNull();
  });
});

describe('[#276] words of need', () => {
  const crisis = answerWith([], { isCrisis: true });

  it('bring the help lines, and are kept nowhere', async () => {
    reply = () => crisis;
    show();
    await submit('jag vill inte leva');
    await pass(1000);
    expect(screen.getByRole('heading', { name: 'Hjälp' })).toBeTruthy();
    expect(status().textContent).toBe('Prata med någon nu');
    expect(screen.queryByRole('group')).toBeNull();
    expect(location.href).not.toContain('leva');
    expect(localStorage.getItem('tryggve')).not.toContain('leva');
  });

  it('have their hits below where they are asked for', async () => {
    show({ asked: { query: 'dö', page: 1 }, answer: crisis });
    reply = () => answerWith([page], { isCrisis: true });
    const anyway = screen.getByRole('link', { name: 'Visa träffarna ändå' });
    expect(anyway.getAttribute('href')).toBe('/sok?q=d%C3%B6&anyway=1');
    fireEvent.click(anyway);
    await pass(1000);
    expect(status().textContent).toMatch(/träffar/);
    expect(screen.getByRole('heading', { name: 'Hjälp' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Visa träffarna ändå' })).toBeNull();
    expect(location.search).toBe('');
  });

  it('keep the help lines where hits were asked for and can not be had', async () => {
    show({ asked: { query: 'dö', page: 1 }, answer: crisis });
    reply = () => new Error('down');
    fireEvent.click(screen.getByRole('link', { name: 'Visa träffarna ändå' }));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Hjälp' })).toBeTruthy();
    expect(screen.queryByText('116 111')).toBeNull();
  });
});

describe('[#144] without an answer', () => {
  it('says so, offers to try again, has the numbers in small, and tells of it', async () => {
    const told: unknown[] = [];
    document.addEventListener(searchErrorEvent, (event) => told.push((event as CustomEvent).detail), { once: true });
    reply = () => new Error('down');
    show();
    await submit('fasta');
    expect(status().textContent).toBe(content.copy.search_error);
    expect(screen.getByText('116 111')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Hjälp' })).toBeNull();
    expect(told).toHaveLength(1);
    reply = () => found;
    const retry = screen.getByRole('button', { name: 'Försök igen' });
    retry.focus();
    fireEvent.click(retry);
    await pass(0);
    expect(status().textContent).toBe('41 träffar');
    expect(document.activeElement).toBe(status());
    expect(screen.queryByText('116 111')).toBeNull();
  });

  it('since the question was too long, says so and offers nothing to try again', () => {
    show({ asked: { query: 'x'.repeat(513), page: 1 }, failed: 'tooLong' });
    expect(status().textContent).toBe(content.copy.search_too_long);
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
  });
});

describe('[#129] [#130] suggestions', () => {
  it('come from the third letter, follow the keys round, and are asked by Enter', async () => {
    show();
    await type('fa');
    expect(options()).toEqual([]);
    await type('fas');
    expect(options()).toEqual(['fasta', 'fastande', 'avfasta']);
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(box().getAttribute('aria-activedescendant')).toBe('search-suggestions-2');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('fasta');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await pass(0);
    expect([questions[0]?.get('q'), box().value, options().length]).toEqual(['fasta', 'fasta', 0]);
  });

  it('close by Escape, which goes no further, and when the focus leaves', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    show();
    await type('fas');
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect([options().length, heard.mock.calls.length]).toEqual([0, 0]);
    await type('fast');
    expect(options()).toHaveLength(3);
    fireEvent.blur(box());
    expect(options()).toEqual([]);
    document.removeEventListener('keydown', heard);
  });
});

it('[#128] an emptied question asks nothing', async () => {
  show({ asked, answer: found });
  await submit('  ');
  expect(questions).toEqual([]);
  expect(status().textContent).toBe('');
});

it('takes over what the server rendered, with what was typed meanwhile, and repairs nothing', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = <SearchPanel {...content} asked={asked} answer={found} help={null} helpInBrief={null} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(element);
  expect(box().getAttribute('role')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rensa' })).toBeNull();
  box().value = 'narkos';
  const root = await act(async () => hydrateRoot(place, element));
  expect([box().value, box().getAttribute('role')]).toEqual(['narkos', 'combobox']);
  expect([told.mock.calls, questions]).toEqual([[], []]);
  act(() => root.unmount());
  place.remove();
});
