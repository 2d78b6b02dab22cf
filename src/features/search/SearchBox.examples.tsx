import { createRef } from 'react';
import type { Examples } from '../../gallery/examples.ts';
import { contentOf } from './sample.ts';
import { SearchBox } from './SearchBox.tsx';

const search = (query: string) => ({
  isEmpty: query === '',
  isReady: true,
  reach: () => undefined,
  noticeText: () => undefined,
  ask: () => undefined,
  reset: () => undefined,
});

const examples: Examples = {
  name: 'SearchBox',
  frame: 'page',
  examples: ['', '116 111'].map((query) => ({
    name: query === '' ? 'empty' : 'with a question',
    render: (context) => <SearchBox {...contentOf(context)} query={query} input={createRef()} search={search(query)} />,
  })),
};

export default examples;
