/** What pages provide for My day: rows by sense, and things to do. */
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { rowsBySense, thingsToDo } from '../../src/content/senses.ts';
import { loadContent } from '../../src/content/store.ts';

/** An operation that the child sleeps through: the one thing to do is nothing. */
const asleep = 'scene-asleep';

const pages = loadContent(readConfig().contentDir).content.page;
const stepsIn = (code: string) =>
  pages
    .filter(({ data, language }) => data.day && language === code)
    .flatMap(({ data: { id, day, steps = [] } }) => steps.slice(0, day?.steps).map((step) => ({ id, ...step })));

it.each(['sv', 'en'] as const)('lumps senses together in at most a tenth of the rows: %s', (language) => {
  const rows = stepsIn(language).flatMap((step) => rowsBySense(step, language));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ sense }) => sense === 'around').length * 10).toBeLessThanOrEqual(rows.length);
});

it.each(['sv', 'en'] as const)(
  'offers two or three things to do in every step that one is awake in: %s',
  (language) => {
    const few = stepsIn(language)
      .map((step) => ({ ...step, count: thingsToDo(step.help, language).length }))
      .filter(({ count, picture }) => count > 3 || (count < 2 && picture !== asleep));
    expect(few.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
  },
);
