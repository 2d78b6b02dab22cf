/** What axe finds on an open page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Lets the page be at its top, where nothing lies half under the header, with no pointer on anything. */
export async function toTop(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  // A focus may still be scrolling the page: it is there once it stays.
  const rest = () =>
    page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return scrollY;
    });
  await expect.poll(rest).toBe(0);
}

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
const findColourViolations = (page: Page) =>
  analyze(page, axe(page).withRules(['color-contrast', 'link-in-text-block']));

/** The looks in which a page has other colours than in the light. */
const colourLooks = { dark: { colorScheme: 'dark' }, 'forced colours': { forcedColors: 'active' } } as const;

/** Returns the rules that are broken, each with the first places. */
export const placesOf = (violations: Results['violations']): string[] =>
  violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 80)}`).slice(0, 3);
    return `${id}: ${places.join(' | ')}`;
  });

/**
 * Returns the colour rules that a page breaks in the dark and in forced colours, and lets it be light again.
 * @param find which of them to ask for
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
 * Returns the rules that a page breaks in the light, and in the dark and in forced colours those that ask for colours:
 * a look changes nothing else.
 * @param rules of axe, switched on or off in the light
 */
export const findViolationsInAllLooks = async (page: Page, rules: Rules = {}): Promise<string[]> => [
  ...placesOf(await findViolations(page, rules)),
  ...(await findViolationsOfColours(page)),
];

/** Returns where what is read has less contrast than 7:1. */
export const findContrastViolations = (page: Page) => analyze(page, axe(page).withRules(['color-contrast-enhanced']));
