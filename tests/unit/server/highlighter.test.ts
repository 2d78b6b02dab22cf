import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../../src/content/searchRecords.ts';
import { createHighlighter } from '../../../src/server/search/highlight/highlighter.ts';
import { analyzerOf } from '../../search/languageData.ts';

describe('highlights', () => {
  const analyzer = analyzerOf('sv');
  const found = { terms: analyzer.terms('nål') };
  const record = (title: string, body = ''): SearchRecord => ({
    ...{ objectID: 'page-test-sv', locale: 'sv', contentType: 'page', path: '/test', parents: [], tags: [] },
    ...{ title, preamble: '', body },
  });
  const hit = (highlight: ReturnType<typeof createHighlighter>, title: string, body?: string) => {
    const [first] = highlight([record(title, body)], found, 1);
    if (!first) throw new Error('no hit');
    return first.marked;
  };
  const mark = (title: string) => hit(createHighlighter({ analyzer, lexicon: { rootOf: analyzer.stem } }), title).title;
  const marked = (segments: { text: string; mark: boolean }[]) =>
    segments.map(({ text, mark }) => (mark ? `[${text}]` : text)).join('');

  it('stand on the words that were found, whatever their ending', () => {
    expect(marked(mark('Nålar och en nål, inte kanalen.'))).toBe('[Nålar] och en [nål], inte kanalen.');
    expect(marked(mark('Ingenting.'))).toBe('Ingenting.');
    expect(marked(mark(''))).toBe('');
  });

  it('choose the line that has them, cut at words', () => {
    const long = `${'Ord som inte hjälper. '.repeat(20)}Här är en nål till. ${'Och mer efteråt. '.repeat(20)}`;
    const highlighter = createHighlighter({ analyzer, lexicon: { rootOf: analyzer.stem } });
    const piece = marked(hit(highlighter, '', `Kort rad.\n${long}`).snippet);
    expect(piece).toContain('[nål]');
    expect(piece.length).toBeLessThan(200);
    expect(piece).toMatch(/^….*…$/);
  });

  it('are those of the text as it is now, also where a record of the same name was marked before', () => {
    const highlighter = createHighlighter({ analyzer, lexicon: { rootOf: analyzer.stem } });
    expect(marked(hit(highlighter, 'En nål').title)).toBe('En [nål]');
    expect(marked(hit(highlighter, 'Två nålar till').title)).toBe('Två [nålar] till');
    expect(marked(hit(highlighter, 'Två nålar till', 'En nål.').snippet)).toBe('En [nål].');
  });

  it('hand on what looks like HTML as text', () => {
    expect(mark('<b>nål</b>').map(({ text }) => text)).toEqual(['<b>', 'nål', '</b>']);
  });
});
