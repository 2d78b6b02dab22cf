/** A search panel, as tests render it: the responses of its server, and what a reader does and sees. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setPreferences } from '../../src/client/stores/preferences.ts';
import { answerWith, contentOf, hitsOf } from '../../src/features/search/sample.ts';
import { SearchPanel } from '../../src/features/search/SearchPanel.tsx';
import type { ShownAnswer } from '../../src/features/search/useSearch.ts';
import { contextOf } from '../../src/gallery/renderExample.ts';
import type { Hit, SearchAnswer } from '../../src/search/contract.ts';

const context = contextOf('sv');
export const content = contentOf(context);
export const [page, faq, video] = hitsOf(context) as [Hit, Hit, Hit];
export const found = answerWith([page, faq]);
export const asked = { query: 'fasta', page: 1 };

type Reply = SearchAnswer | Error | Promise<SearchAnswer>;
/** What the server responds, and the queries that it received. */
export const server = { reply: (_asked: URLSearchParams): Reply => found, questions: [] as URLSearchParams[] };

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/sok');
  setPreferences({ recentSearches: [] });
  server.questions = [];
  server.reply = () => found;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/data/')) return Response.json(['fasta', 'fastande', 'avfasta']);
    const { searchParams } = new URL(url, location.href);
    server.questions.push(searchParams);
    const answer = await server.reply(searchParams);
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

export const show = (shown: ShownAnswer = {}, more: Partial<typeof content> = {}) =>
  render(
    <SearchPanel
      {...content}
      {...more}
      {...shown}
      helpCard={({ title }) => <h2>{title}</h2>}
      helpInBrief={<p>116 111</p>}
    />,
  );
export const panel = () => document.querySelector<HTMLElement>('[data-search]') as HTMLElement;
export const box = () => document.querySelector('input') as HTMLInputElement;
export const status = () => screen.getByRole('status');
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export async function type(text: string): Promise<void> {
  box().focus();
  fireEvent.input(box(), { target: { value: text } });
  await pass(0);
}
export async function submit(text: string): Promise<void> {
  await type(text);
  fireEvent.submit(screen.getByRole('search'));
  await pass(0);
}
