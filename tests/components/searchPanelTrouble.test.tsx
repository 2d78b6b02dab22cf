// @vitest-environment happy-dom
/** The search panel in a crisis, without an answer, while the reader types, and as rendered by the server. */
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { answerWith, helpOf } from '../../src/features/search/sample.ts';
import type { ExampleContext } from '../../src/gallery/examples.ts';
import { SearchPanel } from '../../src/features/search/SearchPanel.tsx';
import { asked, box, content, found, options, page, pass, server, show, status, submit, type } from './searchPanel.tsx';

describe('[#276] words of need', () => {
  const help = helpOf({ language: 'sv', say: (swedish: string) => swedish } as unknown as ExampleContext);

  it('bring the card above their hits, and are kept nowhere', async () => {
    server.reply = () => answerWith([page], { help });
    show();
    await submit('jag vill inte leva');
    await pass(1000);
    expect(screen.getByRole('heading', { name: help.title })).toBeTruthy();
    expect(status().textContent).toBe(help.title);
    expect(document.querySelectorAll('[data-object]')).toHaveLength(1);
    expect(location.href).not.toContain('leva');
    expect(localStorage.getItem('tryggve')).not.toContain('leva');
  });

  it('that say 112 have hits by title only', async () => {
    const snippet = page.marked.snippet.map(({ text }) => text).join('');
    server.reply = () => answerWith([page], { help });
    show();
    await submit('jag vill inte leva');
    expect(screen.queryByText(snippet)).toBeNull();
    server.reply = () => answerWith([page]);
    await submit('fasta');
    expect(screen.getByText(snippet)).toBeTruthy();
  });

  it('have the card where hits can not be had', async () => {
    server.reply = () => answerWith([], { help });
    show();
    await submit('jag vill inte leva');
    expect(screen.getByRole('heading', { name: help.title })).toBeTruthy();
    expect(screen.queryByText(content.copy.search_no_results_help)).toBeNull();
  });
});

describe('[#144] without an answer', () => {
  it('says so, offers to try again, has the numbers in small, and tells of it', async () => {
    const told: unknown[] = [];
    document.addEventListener('tryggve:search-error', (event) => told.push((event as CustomEvent).detail), {
      once: true,
    });
    server.reply = () => new Error('down');
    show();
    await submit('fasta');
    expect(status().textContent).toBe(content.copy.search_error);
    expect(screen.getByText('116 111')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Hjälp' })).toBeNull();
    expect(told).toHaveLength(1);
    server.reply = () => found;
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
    expect([server.questions[0]?.get('q'), box().value, options().length]).toEqual(['fasta', 'fasta', 0]);
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
  expect(server.questions).toEqual([]);
  expect(status().textContent).toBe('');
});

it('takes over what the server rendered, with what was typed meanwhile, and repairs nothing', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = <SearchPanel {...content} asked={asked} answer={found} helpCard={() => null} helpInBrief={null} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(element);
  expect(box().getAttribute('role')).toBe('searchbox');
  expect(screen.queryByRole('button', { name: 'Rensa' })).toBeNull();
  box().value = 'narkos';
  const root = await act(async () => hydrateRoot(place, element));
  expect([box().value, box().getAttribute('role')]).toEqual(['narkos', 'combobox']);
  expect([told.mock.calls, server.questions]).toEqual([[], []]);
  act(() => root.unmount());
  place.remove();
});
