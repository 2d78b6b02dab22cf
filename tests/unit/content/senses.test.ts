import { expect, it } from 'vitest';
import { rowsBySense, thingsToDo } from '../../../src/content/senses.ts';

const rows = (feels: string, senses?: string) =>
  Object.fromEntries(rowsBySense({ feels, senses }, 'sv').map(({ sense, text }) => [sense, text]));

it('gives each sense its sentences, as they stand', () => {
  expect(rows('Lapparna är kalla. Gasen luktar lite surt.', 'Lamporna är starka. Det piper. Alla har mössa.')).toEqual({
    sees: 'Lamporna är starka. Alla har mössa.',
    hears: 'Det piper.',
    feels: 'Lapparna är kalla.',
    smells: 'Gasen luktar lite surt.',
  });
});

it('leaves out the row of a sense that nothing is said of', () => {
  expect(rows('Bandet klämmer.')).toEqual({ feels: 'Bandet klämmer.' });
});

it('keeps a sentence of two senses whole', () => {
  expect(rows('Det är svalt.', 'Det lyser starkt i taket och någonting piper.')).toEqual({
    around: 'Det lyser starkt i taket och någonting piper.',
    feels: 'Det är svalt.',
  });
});

it('keeps a sentence that leans on the one before it beside that', () => {
  expect(rows('Mjukt.', 'Pumpen piper ibland. Det betyder oftast inte att något är farligt.')['hears']).toBe(
    'Pumpen piper ibland. Det betyder oftast inte att något är farligt.',
  );
});

it('takes no sign of a sense out of the middle of a word', () => {
  expect(rows('Mjukt.', 'Det väser i masken.')).toEqual({ hears: 'Det väser i masken.', feels: 'Mjukt.' });
});

it('reads English too', () => {
  expect(rowsBySense({ feels: 'It may taste odd.', senses: 'Sounds may seem louder.' }, 'en')).toEqual([
    { sense: 'hears', text: 'Sounds may seem louder.' },
    { sense: 'smells', text: 'It may taste odd.' },
  ]);
});

it('offers three things to do at the most, each with what it needs', () => {
  expect(thingsToDo('Läs på bandet. Står det fel så säg till.', 'sv')).toEqual([
    'Läs på bandet.',
    'Står det fel så säg till.',
  ]);
  expect(thingsToDo('Är du rädd? Be om lugnande medicin. Den är ofta en dryck.', 'sv')).toEqual([
    'Är du rädd? Be om lugnande medicin. Den är ofta en dryck.',
  ]);
  expect(thingsToDo('Rita. Läs. Sov. Vila.', 'sv')).toEqual(['Rita.', 'Läs.', 'Sov. Vila.']);
});
