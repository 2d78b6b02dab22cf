/** Addresses in Swedish and English, and the audience of each page. */
import { expect, it } from 'vitest';
import { serveSite, site } from './sitePages.ts';

const fetchPage = serveSite();

it.each([
  ['/nyheter', '/en/news'],
  ['/fragor-och-svar', '/en/questions-and-answers'],
  ['/tand', '/en/dental'],
  ['/prylar-och-mojanger', '/en/gadgets-and-gizmos'],
  ['/cookies-och-dataskydd', '/en/cookies-and-data-protection'],
  ['/sprutor-och-stick', '/en/needles-and-injections'],
  ['/hur-funkar-det/vad-betyder-egentligen', '/en/how-things-work/what-does-this-mean'],
])('[#61] %s is %s in English', (swedish, english) => {
  const [here, there] = [swedish, english].map((place) => site.byPath.get(place)?.data.id);
  expect(here).toBeDefined();
  expect(there).toBe(here);
});

it.each([
  ['/narstaende/fasta', 'caregivers'],
  ['/en/caregivers/pain', 'caregivers'],
  ['/ar/alsiyam-qabl-altakhdir', 'caregivers'],
  ['/ar/search', 'caregivers'],
  ['/fa-AF/112', 'caregivers'],
  ['/en/dental', 'general'],
  ['/tand', 'general'],
  ['/', 'general'],
])('[#90] %s is for %s', async (place, audience) => {
  expect((await fetchPage(place)).html).toContain(`data-audience="${audience}"`);
});
