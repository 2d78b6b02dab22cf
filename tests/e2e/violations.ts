/** What axe finds on an open page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Rules = Parameters<AxeBuilder['options']>[0]['rules'];

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices.
 * @param rules of axe, switched on or off beside those
 */
export async function findViolations(page: Page, rules: Rules = {}): Promise<Results['violations']> {
  // What half lies under the bar of a private page scrolls out from under it; to axe it would be too small to press.
  await page.evaluate(async () => {
    const bar = document.querySelector('[data-leave]')?.closest('aside');
    if (bar) bar.style.position = 'static';
    // What fades has hardly any colour on its way.
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames, which the other mode opens a second page for.
    .setLegacyMode()
    // Most of axe's time went into naming the places that hold.
    .options({ rules, resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations;
}
