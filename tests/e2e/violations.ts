/** What axe finds on an open page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Rules = Parameters<AxeBuilder['options']>[0]['rules'];

/** Waits for animations to end: fading text has hardly any contrast. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // Let the bar of a private page scroll with the text. axe would report what it half covers as too small to press.
    const bar = document.querySelector('[data-leave]')?.closest('aside');
    if (bar) bar.style.position = 'static';
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Scrolls to the top, where nothing is half under the header, and moves the pointer away. */
export async function toTop(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  // A focus may still be scrolling the page, so check that it stays there.
  const rest = () =>
    page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return scrollY;
    });
  await expect.poll(rest).toBe(0);
}

// Legacy mode, since the default opens a second page for frames, and our pages have none.
// Report only violations: most of axe's time went into describing the elements that pass.
const axe = (page: Page, rules: Rules = {}) =>
  new AxeBuilder({ page }).setLegacyMode().options({ rules, resultTypes: ['violations'], preload: false });

async function analyze(page: Page, builder: AxeBuilder): Promise<Results['violations']> {
  await settle(page);
  return (await builder.analyze()).violations;
}

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices.
 * @param rules of axe to switch on or off in addition
 */
export const findViolations = (page: Page, rules: Rules = {}) =>
  analyze(page, axe(page, rules).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']));

/**
 * Returns the colour rules that a page breaks while interactive elements are hovered. All are hovered at once, which no
 * reader can do, but each reader sees a part of it.
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
  // Detaching ends the forced hover.
  await client.detach();
  return violations;
}

/** Returns the violations of the colour rules, the only ones that another colour scheme can break. */
const findColourViolations = (page: Page) =>
  analyze(page, axe(page).withRules(['color-contrast', 'link-in-text-block']));

/** The looks whose colours differ from the light scheme. */
const colourLooks = { dark: { colorScheme: 'dark' }, 'forced colours': { forcedColors: 'active' } } as const;

/** Returns the rules that are broken, each with the first places. */
export const placesOf = (violations: Results['violations']): string[] =>
  violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 80)}`).slice(0, 3);
    return `${id}: ${places.join(' | ')}`;
  });

/**
 * Returns the colour rules that a page breaks in the dark scheme and in forced colours, then restores the light scheme.
 * @param find checks the rules
 */
export async function findViolationsOfColours(page: Page, find = findColourViolations): Promise<string[]> {
  const found: string[] = [];
  for (const [look, media] of Object.entries(colourLooks)) {
    await page.emulateMedia({ colorScheme: null, forcedColors: null, ...media });
    found.push(...placesOf(await find(page)).map((place) => `${look}, ${place}`));
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  return found;
}

/**
 * Returns the rules that a page breaks in the light scheme, and the colour rules that it breaks in the dark scheme and
 * in forced colours: a look changes nothing else.
 * @param rules of axe to switch on or off in the light scheme
 */
export const findViolationsInAllLooks = async (page: Page, rules: Rules = {}): Promise<string[]> => [
  ...placesOf(await findViolations(page, rules)),
  ...(await findViolationsOfColours(page)),
];

/** Returns where text has less contrast than 7:1. */
export const findContrastViolations = (page: Page) => analyze(page, axe(page).withRules(['color-contrast-enhanced']));
