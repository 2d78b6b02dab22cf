/** What stands on the help card that the server sends. */
import { expect, it } from 'vitest';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import type { HelpResources } from '../../../src/server/search/help/anyLanguage.ts';
import { createHelp } from '../../../src/server/search/help/card.ts';
import { trainHelp } from '../../../src/server/search/help/model.ts';
import { help } from '../../search/fixture.ts';
import { analyzerOf } from '../../search/languageData.ts';

const swedish = {
  analyzer: analyzerOf('sv'),
  vocabulary: new Map(),
  data: help.phrases.sv,
} as unknown as HelpResources;
const resources = new Map<LanguageCode, HelpResources>([['sv', swedish]]);
const helpFor = (cards = help.cards) => createHelp(resources, { ...help, cards, model: trainHelp(help) });

it('has a number beside each line, in order', () => {
  expect(helpFor()('jag vill dö', 'sv')?.lines).toEqual([
    { text: 'Är du i fara?', number: '112' },
    { text: 'Under 18', number: '116 111' },
  ]);
});

it('has no number beside the line that names a place', () => {
  const cards = help.cards.map((card) => ({ ...card, hasPlace: true, numbers: ['112'] }));
  expect(helpFor(cards)('jag vill dö', 'sv')?.lines).toEqual([
    { text: 'Är du i fara?' },
    { text: 'Under 18', number: '112' },
  ]);
});
