/** Readers are told that a text is about the website only if it is. */
import { describe, expect, it } from 'vitest';
import { changedOf, factsOf } from '../../../src/content/held.ts';
import { buildSite } from '../../../src/content/site.ts';
import { loadContent } from '../../../src/content/store.ts';
import { page, problemsWith, translated } from './fixture.ts';

const { content } = loadContent('content');
const told = /\[review\] Readers would be told that this text is about the website/;
const asked = (id: string, facts: string) =>
  problemsWith({
    [`pages/sv/${id}.md`]: page(id, { review: 'not-clinical', facts }),
    [`pages/en/${id}.md`]: translated(id, { review: 'not-clinical', facts }),
  }).filter((line) => told.test(line));

describe('not-clinical', () => {
  it('is taken of a page about the website', () => {
    expect(asked('about', '[]')).toEqual([]);
  });

  it('is refused of another page', () => {
    expect(asked('myday', '[]')).toHaveLength(2);
  });

  it('is refused where the text rests on the facts sheet', () => {
    expect(asked('about', '["1.1"]')).toHaveLength(2);
  });

  it('[#277] stands on none of the tools that tell of care, nor on clowns and series', () => {
    const wrong = [...content.clownGroup, ...content.series, ...content.page].filter(
      ({ kind, data }) =>
        data.review === 'not-clinical' &&
        (kind !== 'page' || ['myday', 'myplan', 'teenquestions', 'languages'].includes(data.id)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

describe('what a page shows of other texts', () => {
  const site = buildSite(content);

  it('[#277] dates the questions by the newest of them', () => {
    for (const language of ['sv', 'en'] as const) {
      const list = site.page('faq', language);
      if (!list) throw new Error('there is no list of questions');
      const days = site.content.faq.filter((one) => one.language === language).map(({ data }) => data.changed);
      expect(changedOf(site, list)).toBe([...days, list.data.changed].sort().at(-1));
      expect(changedOf(site, list) > list.data.changed || list.data.changed === days.sort().at(-1)).toBe(true);
    }
  });

  it('[#277] gives My day and the quick questions the sources of what they show', () => {
    for (const id of ['myday', 'quickquestions', 'sleepseries']) {
      const entry = site.page(id, 'sv');
      if (!entry) throw new Error(`there is no page ${id}`);
      expect(factsOf(site, entry).length).toBeGreaterThan(3 + entry.data.facts.length);
    }
  });

  it('gives a page of one text alone nothing of others', () => {
    const entry = site.page('fasting', 'sv') ?? site.page('about', 'sv');
    expect(entry && factsOf(site, entry)).toEqual(entry?.data.facts);
  });
});
