/** The games, and how to play each one to its end by keyboard, touch or mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

export const games = {
  balloon: ['/lek-och-lar/andas-med-ballongen', '/en/play-and-learn/breathe-with-a-balloon'],
  findit: ['/lek-och-lar/hitta-i-operationssalen', '/en/play-and-learn/find-it-in-the-operating-room'],
  gadgetpairs: ['/lek-och-lar/memory-med-prylar', '/en/play-and-learn/memory-with-gadgets'],
  teddyoperation: ['/lek-och-lar/operera-nallen', '/en/play-and-learn/operate-on-the-teddy'],
  matchsound: ['/lek-och-lar/vad-later-sa', '/en/play-and-learn/match-the-sound'],
  blowmask: ['/lek-och-lar/blas-i-masken', '/en/play-and-learn/blow-into-the-mask'],
  colouring: ['/lek-och-lar/malarbilder', '/en/play-and-learn/colouring-pages'],
} as const;

export type Press = (target: Locator) => Promise<void>;

/** Presses as a reader without a mouse does: moves there by Tab alone, and presses Enter. */
export const byKeyboard: Press = async (target) => {
  const page = target.page();
  await expect(target).toBeVisible();
  const handle = await target.elementHandle();
  const isThere = () => page.evaluate((element) => element === document.activeElement, handle);
  for (let tabs = 0; tabs < 80 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  for (let tabs = 0; tabs < 160 && !(await isThere()); tabs++) await page.keyboard.press('Shift+Tab');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
};

export const byTouch: Press = (target) => target.tap();

export const gameOf = (page: Page): Locator => page.locator('[data-game]');
export const statusOf = (page: Page): Locator => gameOf(page).getByRole('status');
export const button = (page: Page, name: string | RegExp): Locator =>
  gameOf(page).getByRole('button', { name, exact: typeof name === 'string' });

/** Waits until the island is hydrated, so that a press counts at once. */
export const awake = async (page: Page): Promise<void> => {
  await gameOf(page).getByRole('button').last().focus();
  await expect(page.locator('astro-island[ssr]:has([data-game])')).toHaveCount(0);
};

async function playBalloon(page: Page, press: Press): Promise<void> {
  await press(button(page, 'Börja'));
  await expect(statusOf(page)).toHaveText(/^Andas in/);
}

async function playFindIt(page: Page, press: Press): Promise<void> {
  const things = ['Lampan', 'Nallen', 'Mössan', 'Masken', 'Droppet', 'Skärmen', 'Narkosapparaten', 'Operationsbordet'];
  for (const thing of things) {
    await press(button(page, thing));
    await expect(statusOf(page)).toHaveText(new RegExp(`^${thing}! `));
  }
}

async function playPairs(page: Page, press: Press): Promise<void> {
  await press(button(page, 'Lägg ut korten'));
  const cards = gameOf(page).getByRole('button', { name: /^Kort / });
  const count = await cards.count();
  const nameAt = async (place: number) => (await cards.nth(place).getAttribute('aria-label'))?.split(': ')[1];
  const places = new Map<string, number[]>();
  for (let place = 0; place < count; place++) {
    await press(cards.nth(place));
    await expect(cards.nth(place)).toHaveAccessibleName(/: /);
    const name = (await nameAt(place)) ?? '';
    places.set(name, [...(places.get(name) ?? []), place]);
  }
  for (const pair of places.values()) {
    // Adjacent pairs were found while the cards were turned in order. If such a pair is the last one, the game has
    // already ended.
    if ((await cards.nth(pair[0] ?? 0).getAttribute('data-found')) !== null) continue;
    for (const place of pair) await press(cards.nth(place));
    await expect(statusOf(page)).not.toHaveText(/Vänd ett kort till/);
  }
}

export const teddyPlaces = {
  Masken: 'Nosen',
  'EKG-lapparna': 'Bröstet',
  Syremätaren: 'Vänster tass',
  Skärmen: 'Bredvid nallen',
  Blodtrycksmanschetten: 'Armen',
  Infarten: 'Höger tass',
  Plåstret: 'Magen',
};

async function playTeddy(page: Page, press: Press): Promise<void> {
  for (const [thing, place] of Object.entries(teddyPlaces)) {
    await press(button(page, thing));
    await press(button(page, place));
    await expect(button(page, `${place}: ${thing}`)).toBeVisible();
  }
}

async function playSounds(page: Page, press: Press): Promise<void> {
  const order = ['Blodtrycksmanschetten', 'Skärmen', 'Sängen som rullar', 'Sugen', 'Narkosapparaten'];
  for (const thing of order) {
    await press(button(page, thing));
    await press(button(page, /^(Nästa ljud|Klar)$/));
  }
}

async function playMask(page: Page, press: Press): Promise<void> {
  for (let blow = 1; blow <= 5; blow++) {
    await press(button(page, 'Håll ner och blås'));
    if (blow < 5) await expect(statusOf(page)).toHaveText(new RegExp(`blåst ${blow} av 5`));
  }
}

/** How to play each game to its end. Breathing takes time: `finishBreathing` skips to its end. */
export const play = {
  balloon: playBalloon,
  findit: playFindIt,
  gadgetpairs: playPairs,
  teddyoperation: playTeddy,
  matchsound: playSounds,
  blowmask: playMask,
} as const;

/**
 * Skips all breaths: a half breath ends when its animation is finished. On a slow machine some have already ended by
 * themselves.
 */
export async function finishBreathing(page: Page): Promise<void> {
  const balloon = gameOf(page).locator('[data-phase]');
  await expect(async () => {
    await balloon.evaluateAll((all) =>
      all.flatMap((one) => one.getAnimations()).forEach((animation) => animation.finish()),
    );
    await expect(gameOf(page).getByRole('heading', { name: 'Klart!' })).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20] });
}
