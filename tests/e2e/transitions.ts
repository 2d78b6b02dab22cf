/** What transitions on a page, and for how long. */
import type { Page } from '@playwright/test';

/**
 * Records each transition that starts from now on.
 * @param selector of the elements that change
 * @returns a function that resolves with the recorded properties and their durations in ms
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
