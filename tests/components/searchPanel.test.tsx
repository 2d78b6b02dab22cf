// @vitest-environment happy-dom
/** The search panel before and after an answer, without a browser. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../src/client/stores/preferences.ts';
import { answerWith } from '../../src/features/search/sample.ts';
import type { SearchAnswer } from '../../src/search/contract.ts';
import {
  asked,
  box,
  content,
  faq,
  found,
  page,
  panel,
  pass,
  server,
  show,
  status,
  submit,
  type,
  video,
} from './searchPanel.tsx';

describe('before anything is asked', () => {
  it('offers questions and subjects, and nothing else', () => {
    show();
    expect(screen.getByRole('link', { name: 'fasta' }).getAttribute('href')).toBe('/sok?q=fasta');
    expect(screen.getByRole('link', { name: 'Sövas och opereras' })).toBeTruthy();
    expect(status().textContent).toBe('');
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByText('116 111')).toBeNull();
    expect(panel().dataset).toMatchObject({ search: 'idle' });
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
    server.reply = () => new Promise(() => undefined);
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    show();
    await submit('fasta');
    expect([panel().dataset['search'], status().textContent]).toEqual(['loading', '']);
    await pass(199);
    expect(panel().dataset['search']).toBe('loading');
    await pass(1);
    expect([panel().dataset['search'], status().textContent]).toEqual(['stalled', 'Söker …']);
    await pass(2800);
    expect(status().textContent).toMatch(/^Det tar längre tid/);
    await pass(7000);
    expect([panel().dataset['search'], status().textContent]).toEqual(['error', content.copy.search_error]);
  });

  it('keeps what was found until there is something else', async () => {
    show({ asked, answer: found });
    let answer = (_: SearchAnswer) => {};
    server.reply = () => new Promise((resolve) => (answer = resolve));
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
    server.reply = (question) =>
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
    expect(server.questions).toEqual([]);
    expect(location.search).toBe('?q=fasta');
  });

  it('[#145] without an answer, asks what the address asks and puts the focus on it', async () => {
    show({ asked });
    await pass(0);
    expect(server.questions).toHaveLength(1);
    expect(document.activeElement).toBe(status());
  });

  it('[#137] offers pages, and says which one is shown', async () => {
    show({ asked, answer: found });
    server.reply = (question) => answerWith([page], { page: Number(question.get('page')), nbHits: 41 });
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
    server.reply = (question) =>
      question.get('page') === '9' ? answerWith([], { nbPages: 3 }) : answerWith([page], { page: 3 });
    show({ asked: { ...asked, page: 9 } });
    await pass(0);
    expect(server.questions.map((question) => question.get('page'))).toEqual(['9', '3']);
    expect(status().textContent).toMatch(/Sida 3$/);
  });

  it('[#143] with nothing, says so, repeats no more than 80 letters, and offers what else there is', async () => {
    server.reply = () => answerWith([]);
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
    expect([box().value, server.questions[0]?.get('q')]).toEqual(['fastan', 'fastan']);
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
    expect(server.questions.map((question) => question.get('type'))).toEqual(['faq', null]);
    server.reply = () => answerWith([]);
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
