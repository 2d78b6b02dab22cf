/** The model learned from wordings: deterministic, and it recognizes what is like them, however it is spelled. */
import { describe, expect, it } from 'vitest';
import { createRecognizer, trainHelp } from '../../src/server/search/help/model.ts';
import { questionWords } from '../../src/server/search/help/features.ts';

const wordings = [
  ...['jag vill dö', 'vill inte leva längre', 'jag orkar inte leva', 'jag ska ta mitt liv', 'livet är slut för mig'],
  ...['я хочу умереть', 'не хочу жить', 'хочу умереть сегодня'],
]
  .map((text): { language: string; text: string; card?: string } => ({ language: 'sv', text, card: 'die' }))
  .concat(
    ...['hur länge sitter gipset', 'jag vill ha glass', 'får jag äta', 'vad är narkos', 'när får jag gå hem'].map(
      (text) => ({ language: 'sv', text }),
    ),
  );
const lessons = { cards: [{ id: 'waking' }, { id: 'die' }], phrases: {}, beyond: [] };
const repeated = Array.from({ length: 12 }, () => wordings).flat();
const model = trainHelp({ ...lessons, wordings: repeated });
const recognize = createRecognizer(model, new Set(['die']));
const cardOf = (question: string) => recognize(question, 'sv').asked?.card;

describe('what was learned', () => {
  it('is the same for the same wordings', () => {
    expect(trainHelp({ ...lessons, wordings: repeated })).toEqual(model);
  });

  it.each([
    ['in another order', 'leva vill jag inte längre'],
    ['with a slip', 'jag vill inte levva längre'],
    ['with a word between', 'jag vill verkligen dö'],
    ['in Latin letters', 'hochu umeret'],
    ['in a sentence beside others', 'Vad är narkos? Jag vill inte leva. Får jag äta?'],
  ])('is known %s', (_how, question) => expect(cardOf(question)).toBe('die'));

  it.each(['vad är gips', 'när får jag glass', 'hur länge är jag i narkos', 'xqzt', '', '…'])(
    'takes "%s" for no cry for help',
    (question) => expect(cardOf(question)).toBeUndefined(),
  );

  it('is sure of what is ordinary, and not where there is nothing to know', () => {
    expect(recognize('hur länge sitter gipset', 'sv').isOrdinary).toBe(true);
    expect(recognize('…', 'sv').isOrdinary).toBe(false);
  });
});

it.each([
  ['Хочу умереть', 'hochu umeret'],
  ['Θέλω να πεθάνω', 'thelo na pethano'],
  ['JAG VILL DÖÖÖÖ', 'jag vil do'],
  ['我想死', '我 想 死'],
])('%s is compared as %s', (question, words) => expect(questionWords(question).join(' ')).toBe(words));
