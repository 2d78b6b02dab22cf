/** What changes gradually on a page, and how long it takes. */
import type { Page } from '@playwright/test';

/**
 * Notes each transition that begins from now on.
 * @param selector of what changes
 * @returns gives what was noted: properties with their durations in ms
 */
export async function noteTransitions(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((wanted) => {
    const noted = new Set<string>();
    Object.assign(window, { noted });
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element) || !target.matches(wanted)) return;
      const changes = target.getAnimations().filter((change) => change instanceof CSSTransition);
      const change = changes.find(({ transitionProperty }) => transitionProperty === propertyName);
      noted.add(`${propertyName} ${Number(change?.effect?.getComputedTiming().duration)}`);
    });
  }, selector);
  return () => page.evaluate(() => [...(window as unknown as { noted: Set<string> }).noted]);
}
