import { expect, it } from 'vitest';
import { matchLanguage } from '../../../src/i18n/matchLanguage.ts';

it.each([
  [['ar-SY', 'en'], 'ar'],
  [['fa'], 'fa-IR'],
  [['fa-AF'], 'fa-AF'],
  [['prs-AF'], 'fa-AF'],
  [['no'], 'nb'],
  [['nn-NO'], 'nb'],
  [['zh-TW'], 'zh'],
  [['hr'], 'bs'],
  [['pt-BR'], 'pt'],
  [['xx', 'ti-ER'], 'ti'],
  [['CKB-iq'], 'ckb'],
  [['ku'], undefined],
  [[], undefined],
] as const)('a browser that asks for %j is offered %s', (tags, code) => {
  expect(matchLanguage(tags)).toBe(code);
});
