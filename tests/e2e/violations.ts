/** What axe finds on an open page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Rules = Parameters<AxeBuilder['options']>[0]['rules'];

/** Lets what moves come to its end: what fades has hardly any colour on its way. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // What half lies under the bar of a private page scrolls out from under it; to axe it would be too small to press.
    const bar = document.querySelector('[data-leave]')?.closest('aside');
    if (bar) bar.style.position = 'static';
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

// Our pages have no frames, which the other mode opens a second page for.
// Most of axe's time went into naming the places that hold.
const axe = (page: Page, rules: Rules = {}) =>
  new AxeBuilder({ page }).setLegacyMode().options({ rules, resultTypes: ['violations'], preload: false });

async function analyze(page: Page, builder: AxeBuilder): Promise<Results['violations']> {
  await settle(page);
  return (await builder.analyze()).violations;
}

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices.
 * @param rules of axe, switched on or off beside those
 */
export const findViolations = (page: Page, rules: Rules = {}) =>
  analyze(page, axe(page, rules).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']));

/**
 * Returns the colour rules that a page breaks while a pointer rests on what can be pressed: on all of it at once, which
 * no reader can, but which each of them sees a piece of.
 */
export async function findHoverViolations(page: Page): Promise<Results['violations']> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const selector = ':is(a, button, summary, label, input, select, li, [role="option"], :has(> a)):not(:disabled)';
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })),
  );
  const violations = await findColourViolations(page);
  // Lets go of all.
  await client.detach();
  return violations;
}

/** Returns the violations of the rules that ask for colours, which are all that another colour scheme can break. */
export const findColourViolations = (page: Page) =>
  analyze(page, axe(page).withRules(['color-contrast', 'link-in-text-block']));
