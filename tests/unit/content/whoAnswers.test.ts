/** Whom the signs of today ring: the ward only where there is one. */
import { expect, it } from 'vitest';
import { whoAnswers } from '../../../src/content/shapes.ts';

it.each([
  ['an operation has a ward', { shape: 'procedure' }, ['groin', 'anaesthesia'], 'ward'],
  ['a guide to an operation has one', { shape: 'guide' }, ['homeagain', 'anaesthesia'], 'ward'],
  ['a page without a shape is like a guide', {}, ['homeagain', 'anaesthesia'], 'ward'],
  ['a disease has the health centre', { shape: 'disease' }, ['eczema', 'diseases'], 'health_centre'],
  ['a guide to diseases too', { shape: 'guide' }, ['urgent', 'diseases'], 'health_centre'],
  ['a page of mental health too', { shape: 'mental' }, ['stress', 'mental'], 'health_centre'],
  ['a visit there is no stay on a ward', { shape: 'procedure' }, ['firstvisit', 'mental'], 'health_centre'],
  ['a teenager’s page too', { shape: 'teenager' }, ['teenadult', 'older'], 'health_centre'],
  ['a tooth has its clinic', { shape: 'procedure' }, ['toothout', 'dental'], 'dental_clinic'],
  ['a page may know better', { shape: 'disease', urgent: { rings: 'ward' } }, ['asthma', 'diseases'], 'ward'],
] as const)('%s', (_name, page, ids, answers) => {
  expect(whoAnswers(page, ids)).toBe(answers);
});
