// @vitest-environment happy-dom
/** The search panel when its server or its file of suggestions is late, broken or unexpected. */
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../../src/search/contract.ts';
import { answerWith } from '../../src/features/search/sample.ts';
import { box, content, faq, options, page, panel, pass, server, show, status, submit, type } from './searchPanel.tsx';

/** Replaces the file of suggestions. The server answers as before. */
function replaceSuggestions(file: () => Promise<Response>) {
  const others = fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.startsWith('/data/')) return others(url);
    asked.push(url);
    return file();
  });
  return asked;
}

// These two come first: once loaded, the file is cached.
describe('suggestions', () => {
  it('[#147] that can not be had are told and asked for once; searching works', async () => {
    const asked = replaceSuggestions(async () => new Response('', { status: 500 }));
    show();
    await type('narkos');
    await type('narkosen');
    expect(options()).toEqual([]);
    expect(asked).toEqual(['/data/suggestions/sv.json']);
    const told = vi
      .mocked(console.warn)
      .mock.calls.filter(([words]) => words === 'The suggestions could not be fetched');
    expect(told).toHaveLength(1);
    fireEvent.submit(screen.getByRole('search'));
    await pass(0);
    expect(status().textContent).toBe('41 träffar');
  });

  it('[#130] that come late do not open over the answer', async () => {
    const file = Promise.withResolvers<Response>();
    replaceSuggestions(() => file.promise);
    show();
    await submit('fas');
    expect(status().textContent).toBe('41 träffar');
    file.resolve(Response.json(['fasta']));
    await pass(0);
    expect(options()).toEqual([]);
    // The next letter shows that the file has loaded.
    await type('fast');
    expect(options()).toEqual(['fasta']);
  });
});

it('[#128] nothing is asked while one types; Enter, a suggestion and a recent search ask', async () => {
  show();
  await type('fas');
  await pass(1000);
  expect(server.questions).toEqual([]);
  fireEvent.submit(screen.getByRole('search'));
  await pass(0);
  await type('fast');
  fireEvent.click(screen.getByRole('option', { name: 'fasta' }));
  await pass(0);
  expect(box().value).toBe('fasta');
  await type('');
  fireEvent.click(screen.getByRole('link', { name: 'fas' }));
  await pass(0);
  expect(box().value).toBe('fas');
  expect(server.questions.map((question) => question.get('q'))).toEqual(['fas', 'fasta', 'fas']);
});

describe('[#144] an answer', () => {
  it.each([{}, null, [], { hits: 'many' }, { hits: [] }])(
    'of another kind, %j, is an error and no crash',
    async (json) => {
      server.reply = () => json as unknown as SearchAnswer;
      show();
      await submit('fasta');
      expect(panel().dataset['search']).toBe('error');
      expect([status().textContent, box().value]).toEqual([content.copy.search_error, 'fasta']);
    },
  );
});

it('[#146] without counts all are 0, it is told, and the hits are there', async () => {
  server.reply = () => ({ ...answerWith([page, faq]), facets: undefined }) as unknown as SearchAnswer;
  show();
  await submit('fasta');
  expect(document.querySelectorAll('[data-object]')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /0$/ })).toHaveLength(content.types.length);
  expect(console.warn).toHaveBeenCalledWith('The search response has no valid counts');
});
