/** Whatever an answer contains, the site shows it as text. */
import { expect, test } from './test.ts';
import { answerOf, answerSearches, ask, hit, hits, openOverlay } from './searchPanel.ts';

test('[#141] [#273] a hit leads nowhere but to this site', async ({ page }) => {
  const paths = [
    'javascript:alert(1)',
    '//other.example/a',
    '/\\\\other.example',
    '/\\t/other.example',
    'https://other.example',
  ];
  await answerSearches(page, () =>
    answerOf({
      hits: [...paths.map((path, at) => hit('page', at, { path })), hit('page', 9, { path: '/om-oss' })],
      nbHits: 6,
    }),
  );
  await openOverlay(page);
  await ask(page, 'narkos');
  await expect(hits(page).getByRole('link')).toHaveCount(1);
  await expect(hits(page).getByRole('link')).toHaveAttribute('href', '/om-oss');
});

test('[#199] the words that were found are marked, in title and text, as text', async ({ page }) => {
  await answerSearches(page, () =>
    answerOf({
      hits: [
        hit('page', 1, {
          marked: {
            title: [
              { text: 'Om ', mark: false },
              { text: '<b>narkos</b>', mark: true },
            ],
            snippet: [{ text: '<img src=x onerror=alert(1)>', mark: true }],
          },
        }),
      ],
    }),
  );
  await openOverlay(page);
  await ask(page, 'narkos');
  await expect(hits(page).locator('h2 mark')).toHaveText('<b>narkos</b>');
  await expect(hits(page).locator('p mark')).toHaveText('<img src=x onerror=alert(1)>');
  await expect(hits(page).locator('b, img[src="x"]')).toHaveCount(0);
});
